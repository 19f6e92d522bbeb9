import { useMessages } from 'next-intl'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import type { AdminPlugin } from '@/lib/plugins/contracts'

type FieldTexts = { label: string; hint?: string; options?: Readonly<Record<string, string>> }
type PluginTexts = {
  name: string
  description: string
  fields: Readonly<Record<string, FieldTexts>>
}
export type CatalogueTexts = Readonly<Record<string, PluginTexts>>

/** The texts of the plugins in the language of the page, by their ids. */
export const useCatalogueTexts = (): CatalogueTexts => useMessages().backOffice.plugins.catalogue

/** A plugin with its texts in the language of the page; what has none stays as the server says it. */
export function withTexts(catalogue: CatalogueTexts, plugin: AdminPlugin): AdminPlugin {
  const texts = catalogue[plugin.id]
  if (!texts) return plugin
  const fields = plugin.fields.map((field) => {
    const own = texts.fields[field.key]
    return {
      ...field,
      label: own?.label ?? field.label,
      help: own?.hint ?? field.help,
      options: field.options?.map(({ value, label }) => ({
        value,
        label: own?.options?.[value] ?? label,
      })),
    }
  })
  // The server names what is missing by its labels.
  const missing = plugin.missing.map((label) => {
    const place = plugin.fields.findIndex((field) => field.label === label)
    return fields[place]?.label ?? label
  })
  return {
    ...plugin,
    name: texts.name,
    description: texts.description,
    environment: plugin.environment && sentenceInPageLanguage(plugin.environment),
    fields,
    missing,
  }
}
