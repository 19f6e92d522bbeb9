import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { proxyVersion } from './proxy-version.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('points elsewhere after each change, whichever process takes it in', () => {
  const link = join(folder, 'run', 'pages')
  const seen = new Set<string>()
  const processes = [proxyVersion(link), proxyVersion(link)]
  for (let change = 0; change < 20; change++) {
    processes[change % 2]?.()
    seen.add(realpathSync(link))
  }
  expect(seen.size).toBe(20)
  expect(readdirSync(join(folder, 'run')).filter((name) => name.endsWith('.link'))).toEqual([])
})
