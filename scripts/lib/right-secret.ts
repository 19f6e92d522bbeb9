import { keepsItsOwnSecret, ownSecretFile } from './app-secret'
import { note, PlainError } from './progress'

/**
 * Refuses a secret under which nothing of what the database has encrypted can be read. The store's modules are imported
 * lazily, because they read the environment.
 *
 * @throws PlainError that says which setting is wrong, and what to do
 */
export async function requireRightSecret(): Promise<void> {
  const { checkSecret } = await import('@/lib/server/check-secret')
  const found = await checkSecret()
  if (found === 'right') return
  const setting = keepsItsOwnSecret() ? `The secret in ${ownSecretFile()}` : 'APP_SECRET'
  if (process.env.APP_SECRET_LOST === 'on') {
    note(`${setting} opens nothing of what the database has encrypted (APP_SECRET_LOST).`)
    return
  }
  throw new PlainError(
    [
      `${setting} is not the one that this database was encrypted under: licence keys, gift cards and the credentials of`,
      '  plugins can’t be read with it. Nothing was started.',
      found === 'previous'
        ? '  One of APP_SECRET_PREVIOUS is: set APP_SECRET to it, then replace it by npm run rotate-secret.'
        : '  Set it to what it was when the store last ran, or check that DATABASE_URL names the database that you mean.\n' +
          '  Every backup contains the secret of its time (npm run restore). If it is lost for good, APP_SECRET_LOST=on starts\n' +
          '  the store without what was encrypted.',
    ].join('\n'),
  )
}
