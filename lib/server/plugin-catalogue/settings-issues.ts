import 'server-only'
import { env } from '@/lib/core/env'
import type { FieldIssue } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { literalKind } from '@/lib/platform/outgoing/net-addresses'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'

/** Refuses literal private IP addresses; host names are resolved when they are called. */
export function addressIssues(plugin: Plugin, values: PluginValues): FieldIssue[] {
  const issues: FieldIssue[] = []
  for (const { key, kind, label } of plugin.fields) {
    const value = values[key]
    if (typeof value !== 'string' || (kind !== 'url' && kind !== 'host')) continue
    const literal = literalKind(kind === 'url' ? new URL(value).hostname : value)
    // A mail server is often in the store's own network; nothing is posted to it.
    const isRefused =
      literal === 'forbidden' ||
      (literal === 'private' && kind === 'url' && env().PRIVATE_RECEIVERS === 'off')
    if (isRefused)
      issues.push({ path: key, text: say('fields.mustNotBeInnerAddress', { field: label }) })
  }
  return issues
}
