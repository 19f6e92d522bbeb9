import { readFileSync } from 'node:fs'
import { homedir, hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { makeSbom, ofProduction, type Sbom } from './sbom'

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')))

describe('the list of the packages of the store', () => {
  let sbom: Sbom
  beforeAll(async () => {
    sbom = await makeSbom()
  })
  const names = () => sbom.components.map(({ name }) => name)

  it('has every package of production, and no tool of development', () => {
    expect(names()).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
    for (const tool of ['jest', 'tsx', '@biomejs/biome', 'knip']) {
      expect(Object.keys(manifest.devDependencies)).toContain(tool)
      expect(names()).not.toContain(tool)
    }
  })

  it('names each once, and depends on nothing that it does not name', () => {
    const refs = [sbom.metadata.component, ...sbom.components].map(({ 'bom-ref': ref }) => ref)
    expect(new Set(refs).size).toBe(refs.length)
    const used = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(used.filter((ref) => !refs.includes(ref))).toEqual([])
    expect(new Set(sbom.dependencies.map(({ ref }) => ref)).size).toBe(sbom.dependencies.length)
  })

  it('is of the store, and says nothing of the machine it was made on', () => {
    expect(sbom.metadata.component).toMatchObject({ name: 'softhaven', type: 'application' })
    const text = JSON.stringify(sbom)
    for (const trace of [process.cwd(), homedir(), hostname()])
      if (trace.length > 5) expect(text).not.toContain(trace)
    expect(text).not.toMatch(/"(?:file|https?):[^"]*\.tgz"|"distribution"|registry\./)
  })
})

it('leaves out where a package was downloaded from, and what only development needs', () => {
  const component = (name: string, more: object = {}) => ({
    'bom-ref': `${name}@1.0.0`,
    type: 'library' as const,
    name,
    version: '1.0.0',
    purl: `pkg:npm/${name}@1.0.0`,
    properties: [],
    externalReferences: [{ type: 'distribution', url: 'https://registry.example/a.tgz' }],
    ...more,
  })
  const development = { name: 'cdx:npm:package:development', value: 'true' }
  const all: Sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: 'urn:uuid:00000000-0000-4000-8000-000000000000',
    version: 1,
    metadata: { timestamp: '2026-01-01T00:00:00Z', component: component('folder') },
    components: [component('a'), component('a'), component('b', { properties: [development] })],
    dependencies: [
      { ref: 'folder@1.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0'] },
      { ref: 'b@1.0.0', dependsOn: [] },
    ],
  }
  const { components, dependencies, metadata } = ofProduction(all, 'store')
  expect(components).toEqual([component('a', { externalReferences: [] })])
  expect(dependencies).toEqual([{ ref: 'folder@1.0.0', dependsOn: ['a@1.0.0'] }])
  expect(metadata.component.name).toBe('store')
})
