import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { invalidFields } from '@/lib/core/errors'
import { contentTypeOf, type FileKind } from '@/lib/core/file-type'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'

const FILE = /^([0-9a-f]{64})\.(jpg|png|webp)$/
const PATH = /^\/media\/([^/]+)$/

const uploadSchema = z.object({ sha256: z.string(), contentType: z.string() })
type Upload = z.infer<typeof uploadSchema>

/** Parses a file name `{sha256}.{extension}` below /media/; `null` when it has another form. */
export function parseUploadName(file: string): Upload | null {
  const [, sha256, kind] = FILE.exec(file) ?? []
  return sha256 && kind ? { sha256, contentType: contentTypeOf(kind as FileKind) } : null
}

/** Where an uploaded picture is. */
export const uploadPath = (sha256: string, kind: FileKind) => `/media/${sha256}.${kind}`

/**
 * Which of these paths are below /media/ without an uploaded file. The files that exist can't be deleted
 * until the transaction ends, so that the caller may store references to them.
 */
export async function missingUploads(tx: Tx, paths: readonly string[]): Promise<string[]> {
  const named = paths
    .filter((path) => path.startsWith('/media/'))
    .map((path) => ({ path, upload: parseUploadName(PATH.exec(path)?.[1] ?? '') }))
  const hashes = named.flatMap(({ upload }) => (upload ? [upload.sha256] : []))
  // Always in the same order, so that two transactions never wait for each other.
  const stored =
    hashes.length === 0
      ? []
      : await rowsOf(
          tx,
          uploadSchema,
          Prisma.sql`
          SELECT "sha256", "contentType" FROM "Media"
          WHERE "sha256" = ANY(${hashes}::bpchar[]) ORDER BY "sha256" FOR KEY SHARE`,
        )
  const contentTypes = new Map(stored.map(({ sha256, contentType }) => [sha256, contentType]))
  return named
    .filter(({ upload }) => !upload || contentTypes.get(upload.sha256) !== upload.contentType)
    .map(({ path }) => path)
}

/**
 * Requires that the uploaded pictures which some fields name exist, and keeps them from being deleted
 * until the transaction ends.
 *
 * @param fields values by the path of their field; a list stands for the pictures within a text
 * @throws AppError `invalid`, naming each field whose picture does not exist
 */
export async function requireUploads(tx: Tx, fields: Record<string, unknown>): Promise<void> {
  const named = Object.entries(fields).map(([path, value]) => ({
    path,
    isList: Array.isArray(value),
    pictures: [value].flat().filter((picture) => typeof picture === 'string'),
  }))
  const missing = new Set(
    await missingUploads(
      tx,
      named.flatMap(({ pictures }) => pictures),
    ),
  )
  const issues = named.flatMap(({ path, isList, pictures }) => {
    const absent = pictures.filter((picture) => missing.has(picture))
    if (absent.length === 0) return []
    const text = isList
      ? say('media.noSuchUploads', { pictures: absent.join(', ') })
      : say('media.noSuchUpload')
    return [{ path, text }]
  })
  if (issues.length > 0) throw invalidFields(issues)
}
