import { hash } from '@node-rs/argon2'

/** The migrated and seeded database that each test store copies. */
export const TEMPLATE_DATABASE = 'softhaven_test_template'

/** The admin of every test store. */
export const TEST_ADMIN = { username: 'admin', password: 'correct horse battery staple' }

/** A hash that a password is held against in no time: tests sign in thousands of times. Those of the store take as long as they should. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
