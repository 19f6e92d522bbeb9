import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { beginSession } from './begin-session'
import { openLibraryLink } from './tokens'

/**
 * Signs a browser in to the library of a mailed link. The session that it had before ends.
 *
 * @param cookie of the browser's session so far
 * @returns the id of the new session
 * @throws AppError `unauthorized` when the link has expired, was changed, or was ended by signing out everywhere
 */
export async function openLibrary(token: string, cookie: string | undefined): Promise<string> {
  const link = await openLibraryLink(token)
  if (!link) throw hasEnded()
  const { email, generation } = link
  return beginSession({
    email,
    cookie,
    admit: async (tx) => {
      const readers = await tx.libraryReader.count({ where: { email, generation } })
      if (readers === 0) throw hasEnded()
    },
  })
}

const hasEnded = () => new AppError('unauthorized', say('links.expiredOrIncomplete'))
