import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { locked } from './lock'

const folder = mkdtempSync(join(tmpdir(), 'softhaven-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const options = { waiting: 'testing', withinMs: 600 }

describe('locked', () => {
  it('lets one work after the other', async () => {
    const file = join(folder, 'in-turn')
    const order: string[] = []
    const work = (name: string) =>
      locked(file, { ...options, withinMs: 10_000 }, async () => {
        order.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 20))
        order.push(`${name} ends`)
      })
    await Promise.all([work('a'), work('b')])
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
    expect(existsSync(file)).toBe(false)
  })

  it('is free again when the work fails', async () => {
    const file = join(folder, 'failing')
    const failing = locked(file, options, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(existsSync(file)).toBe(false)
  })

  it('takes over from a process that is gone', async () => {
    const file = join(folder, 'gone')
    // No process has a number this high.
    writeFileSync(file, '999999999')
    expect(await locked(file, options, async () => 'done')).toBe('done')
  })

  it('gives up on a process that holds on, naming it', async () => {
    const file = join(folder, 'held')
    writeFileSync(file, String(process.pid))
    await expect(locked(file, options, async () => {})).rejects.toThrow(
      `Another process (${process.pid}) has been testing for too long`,
    )
  })
})
