import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from '@jest/globals'
import { filterInternalHeaders } from 'next/dist/server/lib/server-ipc/utils'
import { dropFrameworkHeaders } from './framework-headers.mjs'

const INTERNAL = [
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-override-headers',
  'x-now-route-matches',
  'x-matched-path',
  'x-nextjs-data',
  'x-next-resume-state-length',
  'next-resume',
]
const CALLERS = { accept: '*/*', cookie: 'a=b', 'x-session-token': 't', 'x-forwarded-for': '::1' }

it('drops what the framework drops, and nothing of the caller', () => {
  const given = { ...Object.fromEntries(INTERNAL.map((name) => [name, 'x'])), ...CALLERS }
  const dropped = { ...given }
  dropFrameworkHeaders(dropped)
  expect(dropped).toEqual(CALLERS)
  const byNext = { ...given }
  filterInternalHeaders(byNext)
  expect(byNext).toEqual(CALLERS)
})

it('drops every header that the installed framework counts as its own', () => {
  const file = createRequire(import.meta.url).resolve('next/dist/server/lib/server-ipc/utils')
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  const named = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  expect(named).toContain('x-middleware-rewrite')
  const headers = Object.fromEntries(named.map((name) => [name, 'x']))
  dropFrameworkHeaders(headers)
  expect(headers).toEqual({})
})
