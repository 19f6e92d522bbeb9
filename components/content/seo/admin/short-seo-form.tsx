'use client'

import { OpenGraphFields, PageFields, SearchFields } from './seo-fields'
import { GooglePreview } from './seo-previews'
import type { SeoForm } from './use-seo-form'

/** The fields that most pages need: the path, and what search results show. */
export function ShortSeoForm({ form }: { form: SeoForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PageFields form={form} />
      <div className="grid gap-4 sm:col-span-2">
        <SearchFields form={form} />
        <GooglePreview page={form.form.watch()} />
        <OpenGraphFields form={form} />
      </div>
    </div>
  )
}
