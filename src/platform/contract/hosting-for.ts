/** Names the host for whom a browser acts, without the prefix of https; scripts can't read it. */
export const HOSTING_FOR_COOKIE = 'hosting-for';
