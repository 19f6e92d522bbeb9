import { hash } from '@node-rs/argon2'

/** Argon2id with the parameters that OWASP's password storage cheat sheet names first. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}
