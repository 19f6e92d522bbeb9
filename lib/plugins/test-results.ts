import type { Plugin, TestResult } from './plugin'

export const passed = (message: string): TestResult => ({ ok: true, message })
export const failed = (message: string): TestResult => ({ ok: false, message })

type Named = Pick<Plugin, 'name'>

export const notReached = ({ name }: Named) => failed(`${name} cannot be reached at the moment.`)
export const notTaken = ({ name }: Named) => failed(`${name} does not take these credentials.`)
export const works = ({ name }: Named) => passed(`${name} takes the credentials.`)

/**
 * The test of a plugin whose provider can't be queried: its settings were validated by their fields.
 */
export const checkFormatOnly = async (): Promise<TestResult> =>
  passed('The format is right. The provider was not asked.')
