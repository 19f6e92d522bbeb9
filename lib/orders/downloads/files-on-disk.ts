import 'server-only'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { env } from '@/lib/core/env'

/** Uploads are named by their ids alone; nothing that anybody typed is part of a path. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const folder = () => resolve(/* turbopackIgnore: true */ env().DOWNLOADS_DIR)

function pathOf(id: string): string {
  if (!ID.test(id)) throw new Error('The id of a stored file is not well-formed')
  return resolve(/* turbopackIgnore: true */ folder(), id)
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A file for reading; `null` when it is not on this machine. */
export async function openStored(id: string): Promise<FileHandle | null> {
  return open(pathOf(id), 'r').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

/**
 * Makes a file of bytes that come from elsewhere. It has its name when all of them are on the disk.
 *
 * @param size how many they have to be
 */
export async function storeWhole(
  id: string,
  size: number,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const path = pathOf(id)
  const unfinished = `${path}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    for await (const piece of pieces) await handle.writeFile(piece)
    await handle.datasync()
    const written = (await handle.stat()).size
    if (written !== size) throw new Error(`Of ${size} bytes of a file ${written} arrived`)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** A file for writing, made if there is none. */
export async function openForWriting(id: string): Promise<FileHandle> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const path = pathOf(id)
  return open(path, 'r+').catch((error: unknown) => {
    if (!isMissing(error)) throw error
    // Two at once make one file.
    return open(path, 'a', 0o600).then(async (made) => {
      await made.close()
      return open(path, 'r+')
    })
  })
}

/** Whoever reads it at the moment reads it to its end. */
export const removeStored = (id: string): Promise<void> => rm(pathOf(id), { force: true })

/** The ids of files that have not been written to since. */
export async function storedBefore(since: Date): Promise<string[]> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const ids = names.filter((name) => ID.test(name))
  const old: string[] = []
  for (const id of ids) {
    const found = await stat(pathOf(id)).catch(() => null)
    if (found && found.mtime < since) old.push(id)
  }
  return old
}
