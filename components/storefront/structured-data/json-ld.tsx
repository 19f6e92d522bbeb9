import type { Graph, Thing, WithContext } from 'schema-dts'
import { inlineJson } from './inline-json'

/** A JSON-LD script element. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
      dangerouslySetInnerHTML={{ __html: inlineJson(data) }}
    />
  )
}
