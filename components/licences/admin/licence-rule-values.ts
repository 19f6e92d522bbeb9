import type { LicenceRule } from '@/lib/licences/rule-contracts'

/** The rule's form, as it is typed. */
export type LicenceRuleValues = Omit<LicenceRule, 'deviceLimit' | 'termDays' | 'freeMoves'> & {
  deviceLimit: string
  termDays: string
  freedPlaces: 'at_once' | 'with_file'
  freeMoves: string
}

/** The form's values. */
export const valuesOf = ({
  deviceLimit,
  termDays,
  freeMoves,
  ...rest
}: LicenceRule): LicenceRuleValues => ({
  ...rest,
  deviceLimit: String(deviceLimit),
  termDays: String(termDays ?? ''),
  freedPlaces: freeMoves === 0 ? 'with_file' : 'at_once',
  freeMoves: String(freeMoves || 1),
})

/** What the form sends; the server checks it. */
export const ruleOf = ({
  deviceLimit,
  termDays,
  freedPlaces,
  freeMoves,
  ...rest
}: LicenceRuleValues): LicenceRule => ({
  ...rest,
  deviceLimit: Number(deviceLimit),
  termDays: termDays.trim() === '' ? null : Number(termDays),
  freeMoves: freedPlaces === 'with_file' ? 0 : Number(freeMoves),
})
