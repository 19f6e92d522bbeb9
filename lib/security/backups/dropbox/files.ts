import { z } from 'zod'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { callFiles, type Dropbox, isRefusal } from './client'

/** A key as Dropbox names its file. */
export const pathOf = (key: string): string => `/${key}`

const listSchema = z.object({
  entries: z.array(z.object({ '.tag': z.string(), name: z.string().optional() })),
  cursor: z.string(),
  has_more: z.boolean(),
})
type Listed = z.output<typeof listSchema>

async function listed(dropbox: Dropbox, path: string, arg: object): Promise<Listed> {
  const { data } = listSchema.safeParse(await callFiles(dropbox, path, arg))
  if (!data) throw new StorageError('The list of Dropbox cannot be read.', 200)
  return data
}

/** The first of a folder's lists; `null` when there is no such folder. */
const firstList = (dropbox: Dropbox, folder: string): Promise<Listed | null> =>
  listed(dropbox, 'list_folder', { path: pathOf(folder.replace(/\/$/, '')) }).catch(
    (error: unknown) => {
      if (isRefusal(error, 'path/not_found')) return null
      throw error
    },
  )

/** The keys of a folder's files that begin with a prefix, which names the folder. @throws StorageError */
export async function listKeys(dropbox: Dropbox, prefix: string): Promise<string[]> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const keys: string[] = []
  for (let list = await firstList(dropbox, folder); list; ) {
    // Dropbox knows no capitals in names, so a path may come back in others than it was sent.
    for (const { '.tag': tag, name } of list.entries)
      if (tag === 'file' && `${folder}${name}`.startsWith(prefix)) keys.push(`${folder}${name}`)
    list = list.has_more
      ? await listed(dropbox, 'list_folder/continue', { cursor: list.cursor })
      : null
  }
  return keys
}

/** Removes a file, unless it is gone. @throws StorageError */
export async function deleteFile(dropbox: Dropbox, key: string): Promise<void> {
  await callFiles(dropbox, 'delete_v2', { path: pathOf(key) }).catch((error: unknown) => {
    if (!isRefusal(error, 'path_lookup/not_found')) throw error
  })
}
