import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { contentTypeOf, type FileKind } from '@/lib/core/file-type'

const FILE = /^([0-9a-f]{64})\.(jpg|png|webp)$/
const PATH = /^\/media\/([^/]+)$/

type Upload = { sha256: string; contentType: string }

/** What a file name `{sha256}.{extension}` below /media/ stands for, or `null` when it is none. */
export function uploadNamed(file: string): Upload | null {
  const [, sha256, kind] = FILE.exec(file) ?? []
  return sha256 && kind ? { sha256, contentType: contentTypeOf(kind as FileKind) } : null
}

/** Where an uploaded picture is. */
export const uploadPath = (sha256: string, kind: FileKind) => `/media/${sha256}.${kind}`

/**
 * Which of these paths are below /media/ but show no uploaded file. Those that are there can't be
 * deleted until the transaction ends, so that whoever asks may write down that they are in use.
 */
export async function missingUploads(tx: Tx, paths: readonly string[]): Promise<string[]> {
  const named = paths
    .filter((path) => path.startsWith('/media/'))
    .map((path) => ({ path, upload: uploadNamed(PATH.exec(path)?.[1] ?? '') }))
  const wanted = named.flatMap(({ upload }) => (upload ? [upload.sha256] : []))
  // Always in the same order, so that two transactions never wait for each other.
  const stored =
    wanted.length === 0
      ? []
      : await tx.$queryRaw<Upload[]>`
          SELECT "sha256", "contentType" FROM "Media"
          WHERE "sha256" = ANY(${wanted}::bpchar[]) ORDER BY "sha256" FOR KEY SHARE`
  const known = new Map(stored.map(({ sha256, contentType }) => [sha256, contentType]))
  return named
    .filter(({ upload }) => !upload || known.get(upload.sha256) !== upload.contentType)
    .map(({ path }) => path)
}

/**
 * Makes sure that the uploaded pictures among some fields are there, until the transaction ends.
 *
 * @throws AppError `invalid`, naming each field whose picture is not
 */
export async function requireUploads(tx: Tx, fields: Record<string, unknown>): Promise<void> {
  const pictures = Object.entries(fields).flatMap(([path, value]) =>
    typeof value === 'string' ? [{ path, value }] : [],
  )
  const missing = await missingUploads(
    tx,
    pictures.map(({ value }) => value),
  )
  const issues = pictures
    .filter(({ value }) => missing.includes(value))
    .map(({ path }) => ({ path, message: 'There is no such uploaded picture' }))
  if (issues.length > 0)
    throw new AppError('invalid', 'There is no such uploaded picture', { issues })
}
