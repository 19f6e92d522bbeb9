import { env } from '@/lib/core/env'
import { folderOf } from '../backup-names'

/** Where the backups of this store are. @param folder that the owner has named, if any */
export const ownFolder = (folder: unknown): string => folderOf(String(folder ?? ''), env().SITE_URL)
