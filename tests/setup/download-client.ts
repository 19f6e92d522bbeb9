import { readdirSync } from 'node:fs'
import { PIECE_BYTES } from '@/lib/orders/downloads/limits'
import type { adminClient } from './admin-client'
import { newIp } from './api-client'
import type { TestStore } from './store'

type Admin = Awaited<ReturnType<typeof adminClient>>

/** Bytes without a pattern that a shifted part could be taken for. */
export function sampleBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 12_345
  for (let at = 0; at < length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = state >> 16
  }
  return bytes
}

/** Sends a piece of an upload. */
export const sendPiece = (
  store: TestStore,
  admin: Admin,
  fileId: string,
  offset: number | string,
  bytes: Buffer,
  contentType = 'application/octet-stream',
) =>
  fetch(`${store.url}/api/admin/product-files/${fileId}/content?offset=${offset}`, {
    method: 'PUT',
    headers: {
      'x-session-token': admin.token,
      'x-forwarded-for': newIp(),
      'content-type': contentType,
    },
    body: new Uint8Array(bytes),
  })

/** Adds a file to a product as the back office does. @returns its id */
export async function uploadTo(
  store: TestStore,
  admin: Admin,
  productId: number,
  bytes: Buffer,
  { name = 'Installer', version = '2.1', fileName = 'setup.exe' } = {},
): Promise<string> {
  const added = await admin.post(`/api/admin/products/${productId}/files`, {
    name,
    version,
    fileName,
    size: bytes.length,
  })
  if (added.status !== 201) throw new Error(`Not added: ${JSON.stringify(added.body)}`)
  const { fileId } = added.body
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const sent = await sendPiece(store, admin, fileId, at, bytes.subarray(at, at + PIECE_BYTES))
    if (!sent.ok) throw new Error(`Not received: ${await sent.text()}`)
  }
  return fileId
}

/** Follows a link to a file. */
export async function download(
  store: TestStore,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const response = await fetch(store.url + url, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': newIp(), ...headers },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

/** The names on the disk of a store. */
export function storedNames({ downloadsDir }: TestStore): string[] {
  return readdirSync(downloadsDir)
}
