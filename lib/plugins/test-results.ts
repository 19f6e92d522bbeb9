import type { TestResult } from './plugin'

export const passed = (message: string): TestResult => ({ ok: true, message })
export const failed = (message: string): TestResult => ({ ok: false, message })

/**
 * The test of a plugin whose provider can't be queried: its settings were validated by their fields.
 */
export const checkFormatOnly = async (): Promise<TestResult> =>
  passed('The format is right. The provider was not asked.')
