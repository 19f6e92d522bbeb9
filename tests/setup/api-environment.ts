import { TestEnvironment } from 'jest-environment-node'

/**
 * Node, with the declarations of all calls: they are loaded once for each worker of Jest, which would load them anew for
 * each file.
 */
export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const compiled = process.env.TEST_DECLARED_CALLS
    if (compiled) this.global.declaredCalls = await import(compiled)
  }
}
