import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { z } from 'zod'
import { ENDPOINTS } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/http/endpoint'
import { LANGUAGES } from '@/lib/i18n/languages.mjs'

const path = (file: string) => join(process.cwd(), file)
const read = (file: string) => readFileSync(path(file), 'utf8')

describe('deploy/Dockerfile', () => {
  const text = read('deploy/Dockerfile')
  const instructions = DockerfileParser.parse(text).getInstructions()
  const argumentsOf = (keyword: string) =>
    instructions
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent() ?? '')

  it('passes the linter', () => {
    expect(validate(text)).toEqual([])
  })

  it('ends in a stage that is not root, answers for its health and starts the store', () => {
    expect(argumentsOf('FROM').length).toBeGreaterThan(1)
    expect(argumentsOf('USER').at(-1)).toBe('node')
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/api/health')
    expect(argumentsOf('CMD')).toEqual(['["node", "scripts/run.mjs", "start"]'])
  })

  it('consists of what npm run ship makes, and installs nothing besides', () => {
    const copied = text.match(/^COPY --from=build .*$/gm)
    expect(copied).toEqual(['COPY --from=build --chown=node:node /app/.ship ./'])
    expect(text).toMatch(/^RUN npm run build && npm run ship$/m)
    expect(text.match(/npm (?:ci|install).*/g)).toEqual(['npm ci --no-audit --no-fund'])
  })
})

describe('deploy/compose.yaml', () => {
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          image: z.string(),
          depends_on: z.unknown().optional(),
          environment: z.unknown().optional(),
          ports: z.unknown().optional(),
          volumes: z.array(z.string()).optional(),
        }),
      ),
    })
    .parse(parse(read('deploy/compose.yaml'), { merge: true }))

  it('passes the linter', () => {
    const bin = path('node_modules/dclint/bin/dclint.cjs')
    const run = () =>
      execFileSync(
        process.execPath,
        [bin, '-c', 'deploy/dclint.json', '--max-warnings', '0', 'deploy/compose.yaml'],
        {
          encoding: 'utf8',
        },
      )
    expect(run).not.toThrow()
  })

  it('starts nginx, two apps, jobs, database and a mail catcher, after the migrations', () => {
    const names = ['app-1', 'app-2', 'database', 'mail', 'migrate', 'nginx', 'worker']
    expect(Object.keys(services)).toEqual(names)
    const migrated = { migrate: { condition: 'service_completed_successfully' } }
    for (const name of ['app-1', 'app-2', 'worker'])
      expect(services[name]?.depends_on).toEqual(migrated)
  })

  it('lets nobody but nginx reach the apps, which believe what it says of the caller', () => {
    const published = Object.keys(services).filter((name) => services[name]?.ports)
    expect(published).toEqual(['mail', 'nginx'])
    for (const name of ['app-1', 'app-2'])
      expect(services[name]?.environment).toMatchObject({
        TRUST_PROXY: 'on',
        PROXY_VERSION_LINK: '/run/softhaven/pages',
      })
    for (const name of ['app-1', 'app-2', 'nginx'])
      expect(services[name]?.volumes).toContainEqual(
        expect.stringMatching(/^proxy-version:\/run\/softhaven(:ro)?$/),
      )
  })

  it('puts both apps into the configuration of nginx', () => {
    const nginx = read('deploy/nginx.conf')
    for (const [, replaced = ''] of read('deploy/compose.yaml').matchAll(/-e "s\/(.*?)\//g))
      expect(nginx).toContain(replaced)
  })
})

describe('deploy/nginx.conf', () => {
  const text = read('deploy/nginx.conf')

  it('knows every language of the store', () => {
    const languages = LANGUAGES.map(({ code }) => code).join('|')
    expect(text).toContain(`"~^/(${languages})([/?]|$)"`)
  })

  it('lets through the largest body that a call takes', () => {
    const limit = Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]) * 1024 * 1024
    const largest = Object.values<Endpoint>(ENDPOINTS).map((endpoint) =>
      Math.max(
        endpoint.maxBodyBytes ?? 0,
        endpoint.form?.maxBytes ?? 0,
        endpoint.form?.sizeFor?.(new URLSearchParams({ slot: 'any' })).maxBytes ?? 0,
      ),
    )
    expect(Math.max(...largest)).toBeGreaterThan(10 * 1024 * 1024)
    expect(Math.max(...largest)).toBeLessThanOrEqual(limit)
  })
})

describe('.github/workflows/test.yml', () => {
  const { jobs } = z
    .object({
      jobs: z.object({
        test: z.object({
          strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }),
          steps: z.array(z.object({ run: z.string().optional() })),
        }),
      }),
    })
    .parse(parse(read('.github/workflows/test.yml')))

  it('runs every test on the oldest and the newest Node', () => {
    expect(jobs.test.strategy.matrix.node).toEqual([20, 24])
    expect(jobs.test.steps.map(({ run }) => run)).toContain('npm test')
  })
})
