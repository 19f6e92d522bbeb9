import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectRoot } from './folders.mjs'

const run = promisify(execFile)
const MAX_BYTES = 32 * 2 ** 20

const DEVELOPMENT = 'cdx:npm:package:development'

const componentSchema = z.looseObject({
  'bom-ref': z.string().min(1),
  type: z.enum(['application', 'library']),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().regex(/^pkg:npm\/\S+@\S+$/),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  externalReferences: z.array(z.looseObject({ type: z.string(), url: z.string() })),
})

/** As much of CycloneDX 1.5 as npm writes. */
const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  version: z.int().min(1),
  metadata: z.looseObject({ timestamp: z.iso.datetime(), component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
export type Sbom = z.infer<typeof sbomSchema>

/**
 * What is installed in production, of all that npm lists. npm's own way to leave out what is for
 * development (`--omit dev`) also leaves out packages that both need.
 *
 * @param name of the store; npm takes that of the folder
 */
export function ofProduction(all: Sbom, name: string): Sbom {
  const seen = new Set<string>()
  const components = all.components
    .filter(({ properties }) => !properties.some((property) => property.name === DEVELOPMENT))
    // A package that is in two folders is listed twice.
    .filter(({ 'bom-ref': ref }) => !seen.has(ref) && seen.add(ref))
    // Where it was downloaded from is a matter of the machine.
    .map((component) => ({
      ...component,
      externalReferences: component.externalReferences.filter(
        ({ type }) => type !== 'distribution',
      ),
    }))
  const { component } = all.metadata
  seen.add(component['bom-ref'])
  const dependencies = new Map<string, Set<string>>()
  for (const { ref, dependsOn } of all.dependencies) {
    if (!seen.has(ref)) continue
    const found = dependencies.get(ref) ?? new Set()
    for (const one of dependsOn) if (seen.has(one)) found.add(one)
    dependencies.set(ref, found)
  }
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...component, name } },
    components,
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] })),
  }
}

/** The packages that the store consists of in production, as CycloneDX. Nothing is asked of a registry. */
export async function makeSbom(): Promise<Sbom> {
  const { stdout } = await run(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    { cwd: projectRoot, maxBuffer: MAX_BYTES, shell: process.platform === 'win32' },
  )
  return ofProduction(sbomSchema.parse(JSON.parse(stdout)), 'softhaven')
}
