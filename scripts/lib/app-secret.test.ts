import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { beginRotation, ownSecrets, requireSecretSettled } from './app-secret'

const environment = { ...process.env }
let folder: string
const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'softhaven-secret-'))
  for (const name of ['DATABASE_URL', 'APP_SECRET', 'APP_SECRET_NEW', 'APP_SECRET_PREVIOUS'])
    delete process.env[name]
  process.env.DATA_DIR = folder
})
afterEach(() => {
  process.env = { ...environment }
  rmSync(folder, { recursive: true })
})

describe('a store that keeps its secret itself', () => {
  it('makes one, which stays', () => {
    const { APP_SECRET } = ownSecrets()
    expect(APP_SECRET.length).toBeGreaterThanOrEqual(32)
    expect(ownSecrets()).toEqual({ APP_SECRET })
    expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600)
  })

  it('goes on with the same new one after an interruption, and does not start before', () => {
    const { APP_SECRET } = ownSecrets()
    const interrupted = beginRotation()
    expect(requireSecretSettled).toThrow(/npm run rotate-secret/)
    const again = beginRotation()
    expect([again.from, again.to]).toEqual([interrupted.from, interrupted.to])
    expect([again.from, read('app-secret')]).toEqual([APP_SECRET, APP_SECRET])
    again.finish(false)
    expect(requireSecretSettled).not.toThrow()
    expect(ownSecrets()).toEqual({ APP_SECRET: again.to, APP_SECRET_PREVIOUS: APP_SECRET })
  })

  it('finishes what was interrupted between its two files', () => {
    const { APP_SECRET } = ownSecrets()
    const { to, finish } = beginRotation()
    finish(false)
    // The last step had not been done.
    writeFileSync(join(folder, 'app-secret-next'), to)
    beginRotation().finish(false)
    expect(ownSecrets()).toEqual({ APP_SECRET: to, APP_SECRET_PREVIOUS: APP_SECRET })
  })

  it('knows all secrets before, newest first, unless one has leaked', () => {
    const { APP_SECRET: first } = ownSecrets()
    const second = beginRotation()
    second.finish(false)
    const third = beginRotation()
    third.finish(false)
    expect(ownSecrets()).toEqual({
      APP_SECRET: third.to,
      APP_SECRET_PREVIOUS: `${second.to} ${first}`,
    })
    const fourth = beginRotation()
    fourth.finish(true)
    expect(ownSecrets()).toEqual({ APP_SECRET: fourth.to })
    expect(existsSync(join(folder, 'app-secret-previous'))).toBe(false)
  })
})

describe('a store whose environment has the secret', () => {
  it('is told what to set, and never the secrets', () => {
    const [before, next] = ['a'.repeat(32), 'b'.repeat(32)]
    Object.assign(process.env, { APP_SECRET: before, APP_SECRET_NEW: next })
    const { from, to, finish } = beginRotation()
    expect([from, to]).toEqual([before, next])
    for (const text of [...finish(false), ...finish(true)]) {
      expect(text).not.toContain(before)
      expect(text).not.toContain(next)
    }
    expect(finish(true).join()).toContain('Leave APP_SECRET_PREVIOUS empty')
    expect(requireSecretSettled).not.toThrow()
  })
})
