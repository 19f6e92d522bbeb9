import type { PluginField } from '@/lib/plugins/fields'
import type { EnvironmentPart, TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import type { PaymentsMode } from './mode'

/** The setting of each payment plugin that selects live or test mode. */
export const PAYMENT_MODE_FIELD: PluginField = {
  key: 'mode',
  label: 'Mode',
  kind: 'select',
  options: [
    { value: 'live', label: 'Live' },
    { value: 'test', label: 'Test (sandbox)' },
  ],
  default: 'live',
  help: 'In test mode no money moves, but orders and their keys are delivered.',
}

/** The part of a payment plugin that the environment's credentials provide, if any. */
export const fromEnvironment = <A extends { mode: PaymentsMode }>(
  account: A | null,
  test: (account: A) => Promise<TestResult>,
): EnvironmentPart | null =>
  account && {
    note: `Without credentials of its own it uses those of the environment (${account.mode} mode).`,
    fallback: { test: () => test(account) },
  }

/** The result of a provider's credentials check, as a message for the owner. */
export function credentialsResult(
  provider: string,
  mode: PaymentsMode,
  verdict: 'accepted' | 'refused' | 'unreachable',
): TestResult {
  if (verdict === 'accepted') return passed(`${provider} accepted the credentials (${mode} mode).`)
  return verdict === 'refused'
    ? failed(`${provider} refused these credentials.`)
    : failed(`${provider} cannot be reached at the moment.`)
}
