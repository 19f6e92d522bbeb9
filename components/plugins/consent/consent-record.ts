import { PURPOSES, type Purpose } from './vendors'

/** Raise it when the questions change their meaning: everybody is then asked again. */
const VERSION = 1

/** How long a choice holds where the owner says nothing else. */
export const DEFAULT_MONTHS = 6

/** What a visitor has decided; a purpose that is not in it has not been decided. */
export type Choices = Partial<Record<Purpose, boolean>>

type Saved = Partial<Record<Purpose, { granted: boolean; date: string }>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function savedIn(text: string | null): Saved {
  let parsed: unknown
  try {
    parsed = JSON.parse(text ?? '')
  } catch {
    return {}
  }
  if (!isObject(parsed) || parsed.version !== VERSION || !isObject(parsed.choices)) return {}
  const saved: Saved = {}
  for (const purpose of PURPOSES) {
    const choice = parsed.choices[purpose]
    if (!isObject(choice)) continue
    const { granted, date } = choice
    if (typeof granted === 'boolean' && typeof date === 'string') saved[purpose] = { granted, date }
  }
  return saved
}

function holds(date: string, now: Date, months: number): boolean {
  const end = new Date(date)
  end.setUTCMonth(end.getUTCMonth() + months)
  // A date that can't be read makes every comparison false.
  return new Date(date) <= now && now < end
}

/** The stored choices that still hold. */
export function choicesIn(text: string | null, now: Date, months = DEFAULT_MONTHS): Choices {
  const saved = savedIn(text)
  const choices: Choices = {}
  for (const purpose of PURPOSES) {
    const choice = saved[purpose]
    if (choice && holds(choice.date, now, months)) choices[purpose] = choice.granted
  }
  return choices
}

/** When the visitor last decided something, whether it still holds or not; `null` for never. */
export function lastDecision(text: string | null): string | null {
  const dates = Object.values(savedIn(text))
    .map(({ date }) => date)
    .filter((date) => !Number.isNaN(Date.parse(date)))
  return dates.sort().at(-1) ?? null
}

/** What the browser is to keep after a decision; each purpose has a date of its own. */
export function withChoices(text: string | null, decided: Choices, now: Date): string {
  const choices = savedIn(text)
  for (const purpose of PURPOSES) {
    const granted = decided[purpose]
    if (granted !== undefined) choices[purpose] = { granted, date: now.toISOString() }
  }
  return JSON.stringify({ version: VERSION, choices })
}

/**
 * Whether a visitor has to be asked before going on. Nobody is for a chat alone: it waits until
 * somebody wants to chat. Global Privacy Control is an answer: no.
 */
export const mustAsk = (asked: readonly Purpose[], choices: Choices, hasOptedOut: boolean) =>
  !hasOptedOut && asked.some((purpose) => purpose !== 'chat' && choices[purpose] === undefined)

/** The same answer to every question. */
export const toAll = (asked: readonly Purpose[], granted: boolean): Choices =>
  Object.fromEntries(asked.map((purpose) => [purpose, granted]))
