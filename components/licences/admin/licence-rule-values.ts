import type { LicenceRule } from '@/lib/licences/rule-contracts'

/** The rule's form, as it is typed. */
export type LicenceRuleValues = Omit<LicenceRule, 'deviceLimit' | 'termDays'> & {
  deviceLimit: string
  termDays: string
}

/** The form's values. */
export const valuesOf = ({ deviceLimit, termDays, ...rest }: LicenceRule): LicenceRuleValues => ({
  ...rest,
  deviceLimit: String(deviceLimit),
  termDays: String(termDays ?? ''),
})

/** What the form sends; the server checks it. */
export const ruleOf = ({ deviceLimit, termDays, ...rest }: LicenceRuleValues): LicenceRule => ({
  ...rest,
  deviceLimit: Number(deviceLimit),
  termDays: termDays.trim() === '' ? null : Number(termDays),
})
