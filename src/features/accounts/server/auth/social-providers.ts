import { type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { decodeJwt } from 'jose';
import type { Config, OAuthClient } from '#platform/server/config/config.ts';
