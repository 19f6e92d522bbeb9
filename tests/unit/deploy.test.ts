import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { z } from 'zod'

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

  it('copies what exists', () => {
    const copied = text.match(/^COPY --from=build .*$/gm) ?? []
    const sources = copied.flatMap((line) => line.match(/(?<= \/app\/)\S+/g) ?? [])
    expect(sources).toContain('.next')
    const written = sources.filter((source) => source !== '.next')
    expect(written.filter((source) => !existsSync(path(source)))).toEqual([])
  })
})

describe('deploy/compose.yaml', () => {
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({ image: z.string(), depends_on: z.unknown().optional() }),
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

  it('starts app, jobs, database and a mail catcher, after the migrations', () => {
    expect(Object.keys(services)).toEqual(['app', 'database', 'mail', 'migrate', 'worker'])
    const migrated = { migrate: { condition: 'service_completed_successfully' } }
    expect(services.app?.depends_on).toEqual(migrated)
    expect(services.worker?.depends_on).toEqual(migrated)
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
