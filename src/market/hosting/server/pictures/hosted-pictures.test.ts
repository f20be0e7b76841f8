/** @module-tag long */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { photograph, type UploadAnswer } from '../testing/send-picture.ts';

const photo = await photograph();

describe('with a hosting service (MEDIA_UPLOAD_URL)', () => {
  /** A fake of the service: it accepts `file` and `upload_preset` and returns `secure_url`. */
  async function startHost(answerStatus = 200) {
    const stored = new Map<string, Buffer>();
    const presets: unknown[] = [];
    const server = createServer(async (request, response) => {
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      if (request.method === 'GET') {
        const bytes = stored.get(request.url ?? '');
        response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = await new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      presets.push(form.get('upload_preset'));
      const path = join('/', `stored-${stored.size}`);
      stored.set(path, Buffer.from(await (form.get('file') as File).arrayBuffer()));
      response.writeHead(answerStatus, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ secure_url: `${base}${path}`, public_id: 'x' }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { stored, presets, server, url: `http://127.0.0.1:${port}/v1/upload` };
  }

  test('the clean picture is posted there, and its address is what forms have', async () => {
    const hosting = await startHost();
    const env = { MEDIA_UPLOAD_URL: hosting.url, MEDIA_UPLOAD_PRESET: 'homes' };
    const hosted = await makeTestApp({ env });
    try {
      const person = await hosted.signUp('Hanna Hosted');
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      const { body } = await hosted.request<UploadAnswer>('POST', '/api/uploads', {
        as: person,
        body: form,
      });
      expect(body.secure_url).toBe(`${new URL(hosting.url).origin}/stored-0`);
      expect(hosting.presets).toEqual(['homes']);
      expect(hosting.stored.get('/stored-0')?.toString('latin1')).not.toContain('home address');
      const listed = await hosted.request<{ id: string }>('POST', '/api/listings', {
        as: person,
        body: { ...HOME_FORM, imageSrc: [body.secure_url] },
      });
      expect(listed.status, listed.text).toBe(201);
      const picture = await hosted.app.request(`/media/${body.key}/480.jpg`);
      expect(picture.status).toBe(200);
    } finally {
      await hosted.close();
      hosting.server.close();
    }
  });

  test('when it refuses, nothing is stored and the sender may try again', async () => {
    const hosting = await startHost(500);
    const env = { MEDIA_UPLOAD_URL: hosting.url, MEDIA_UPLOAD_PRESET: 'homes' };
    const hosted = await makeTestApp({ env });
    try {
      const person = await hosted.signUp('Hanna Hosted');
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      const { status, body } = await hosted.request<UploadAnswer>('POST', '/api/uploads', {
        as: person,
        body: form,
      });
      expect([status, body.code]).toEqual([503, 'media-unavailable']);
    } finally {
      await hosted.close();
      hosting.server.close();
    }
  });
});
