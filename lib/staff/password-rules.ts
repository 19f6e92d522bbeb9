import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { type ServerText, say } from '@/lib/core/server-text'

const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 200

/** The third of zxcvbn's four steps: safe against offline attacks on the stored hashes. */
const MIN_SCORE = 3
/** Shorter names occur in too many good passwords. */
const MIN_NAME_LENGTH = 3

type UserNames = { username: string; email: string; firstName: string; lastName: string }

let estimator: ZxcvbnFactory | undefined

/**
 * Why a password is not good enough for the back office: an empty list means that it is.
 *
 * @param user whose password it would be; it must not contain their names
 */
export function passwordProblems(password: string, user: UserNames): ServerText[] {
  if (password.length > MAX_PASSWORD_LENGTH)
    return [say('fields.useAtMostCharacters', { max: MAX_PASSWORD_LENGTH })]
  const problems: ServerText[] = []
  if ([...password].length < MIN_PASSWORD_LENGTH)
    problems.push(say('staff.useAtLeastCharacters', { min: MIN_PASSWORD_LENGTH }))
  const names = namesOf(user)
  if (names.some((name) => password.toLowerCase().includes(name)))
    problems.push(say('staff.passwordHoldsName'))
  if (problems.length === 0 && scoreOf(password, names) < MIN_SCORE)
    problems.push(say('staff.passwordTooEasy'))
  return problems
}

function namesOf({ username, email, firstName, lastName }: UserNames): string[] {
  const mailbox = email.split('@')[0] ?? ''
  return [username, email, mailbox, firstName, lastName]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= MIN_NAME_LENGTH)
}

function scoreOf(password: string, names: string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password, [...names, 'softhaven']).score
}
