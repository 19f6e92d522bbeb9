import 'server-only'
import { z } from 'zod'

export type Json = Record<string, unknown>

/** As JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. What has no words there is "any". */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return $defs ? withSharedDefinitions(rest, $defs) : rest
}

/** Schemas that refer to themselves; the document names them in one place. */
export const recursiveSchemas: Record<string, Json> = {}

function withSharedDefinitions(schema: Json, definitions: Record<string, object>): Json {
  const prefix = `Recursive${Object.keys(recursiveSchemas).length}`
  const renamed = <T extends object>(part: T): T =>
    JSON.parse(JSON.stringify(part).replaceAll('#/$defs/', `#/components/schemas/${prefix}`))
  for (const [name, definition] of Object.entries(definitions))
    recursiveSchemas[prefix + name] = { ...renamed(definition) }
  return renamed(schema)
}

/** A body of JSON, as OpenAPI describes it. */
export const json = (schema: Json) => ({ 'application/json': { schema } })
