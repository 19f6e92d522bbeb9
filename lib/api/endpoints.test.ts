import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { z } from 'zod'
import type { Endpoint } from '@/lib/http/endpoint'
import { KEPT_CALLS } from '@/lib/platform/kept-pages/kept-calls.mjs'
import { ENDPOINTS } from './endpoints'
import { openApiDocument } from './openapi'

const API = join(process.cwd(), 'app/api')
const declared = Object.entries<Endpoint>(ENDPOINTS)

/** Every method that a route file exports, with the declaration that it is served by. */
const served = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)route\.tsx?$/.test(path))
  .flatMap((path) => {
    const folder = path.replace(/\/?route\.tsx?$/, '')
    return readFileSync(join(API, path), 'utf8')
      .split(/^export (?:const|(?:async )?function) /m)
      .slice(1)
      .flatMap((exported) => {
        const [method = ''] = exported.split(/\W/, 1)
        if (!/^[A-Z]+$/.test(method)) return []
        const declaration = /^\w+ = serve\(\s*\w+Endpoints\[\s*'([^']+)'/.exec(exported)?.[1]
        return [{ name: `${method} /api/${folder}`, declaration }]
      })
  })

describe('the table of calls', () => {
  it('names every route, and every route is served by its own declaration', () => {
    expect(served.map(({ name }) => name).sort()).toEqual(declared.map(([name]) => name).sort())
    for (const { name, declaration } of served) expect([name, declaration]).toEqual([name, name])
  })

  it('says of exactly the calls that the server keeps under which tags', () => {
    for (const [name, { method, path, who, keptUnder, query, queryLists = [] }] of declared) {
      const kept = method === 'GET' && KEPT_CALLS.find(({ call }) => call.test(path))
      expect([name, Boolean(keptUnder?.length)]).toEqual([name, Boolean(kept)])
      if (!kept) continue
      expect([name, who]).toEqual([name, 'public'])
      const read = query instanceof z.ZodObject ? Object.keys(query.shape).sort() : []
      expect([name, kept.parameters, kept.lists]).toEqual([name, read, [...queryLists].sort()])
    }
  })

  it('lets only staff call what is below /api/admin', () => {
    for (const [name, { path, who }] of declared)
      if (path.startsWith('/api/admin/')) expect([name, who]).toEqual([name, 'staff'])
  })

  it('asks staff for a permission but for what everybody has, and for what is shown in part', () => {
    for (const [name, { path, who, permission }] of declared) {
      const isForAll =
        /^\/api\/admin\/(?:account|sessions|overview|editing|saved-views|undo|search$)/.test(path)
      expect([name, permission !== undefined]).toEqual([name, who === 'staff' && !isForAll])
    }
  })

  it('has one limit under each name', () => {
    const limits = new Map<string, string>()
    for (const [, { limit }] of declared)
      if (limit) {
        const text = JSON.stringify(limit)
        expect(limits.get(limit.name) ?? text).toBe(text)
        limits.set(limit.name, text)
      }
  })

  it('pages with a limit and an offset', () => {
    for (const [name, { paged, query }] of declared)
      if (paged) {
        const { limit, offset } = query instanceof z.ZodObject ? query.shape : {}
        expect([name, z.safeParse(offset, undefined).data]).toEqual([name, 0])
        expect([name, z.safeParse(limit, '1').data]).toEqual([name, 1])
      }
  })
})

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1 and names every call but those of the process itself', async () => {
    const document = JSON.parse(openApiDocument())
    expect(await new Validator().validate(document)).toEqual({ valid: true })
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, '[$1]')}`,
      ),
    )
    expect(described.sort()).toEqual(
      declared.flatMap(([name, { who }]) => (who === 'this process' ? [] : [name])).sort(),
    )
  })

  it('refers only to parts that it has', () => {
    const text = openApiDocument()
    const { components } = JSON.parse(text)
    for (const [, kind = '', name = ''] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g))
      expect(components[kind]).toHaveProperty(name)
  })
})
