import { hash, verify } from '@node-rs/argon2'
import { once } from '@/lib/core/once'

/** Argon2id with the parameters that OWASP's password storage cheat sheet names first. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

const hashOfNobody = once(() => hashPassword(crypto.randomUUID()))

/**
 * Compares a password with a stored hash. Without one (nobody has that name) it works just as long,
 * so that the time of an answer does not reveal which names exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await hashOfNobody()), password)
  return stored !== null && matches
}
