import type { Plugin, TestResult } from '@/lib/plugins/plugin'
import { failed, notReached, notTaken } from '@/lib/plugins/test-results'
import { EngineError } from './engine'

/** What Test Connection says of a search engine that did not do what it was asked. @throws whatever else was thrown */
export function engineTestResult(engine: Pick<Plugin, 'name'>, error: unknown): TestResult {
  if (!(error instanceof EngineError)) throw error
  if (error.problem === 'not_reached') return notReached(engine)
  if (error.problem === 'credentials') return notTaken(engine)
  return error.problem === 'site'
    ? noAccess(engine)
    : failed(`${engine.name} refused the question.`)
}

export const noAccess = ({ name }: Pick<Plugin, 'name'>): TestResult =>
  failed(`${name} takes the credentials, but they give no access to this store.`)
