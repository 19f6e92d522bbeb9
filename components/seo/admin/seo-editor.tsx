'use client'

import { useState } from 'react'
import { Controller, type Path } from 'react-hook-form'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Tabs } from '@/components/ui/tabs'
import {
  CHANGE_FREQUENCIES,
  OG_TYPES,
  SCHEMA_TYPES,
  SEO_LANGUAGES,
  TWITTER_CARDS,
} from '@/lib/seo/choices'
import { OpenGraphFields, PageFields, SearchFields } from './seo-fields'
import { GooglePreview, SocialPreviews } from './seo-previews'
import { PRIORITIES, ROBOTS_CHOICES, type SeoValues } from './seo-values'
import { SharePictureField } from './share-picture-field'
import type { SeoForm } from './use-seo-form'

type Props = { form: SeoForm }

/** The tab of each field, to show server errors. */
const TAB_FIELDS: readonly (readonly Path<SeoValues>[])[] = [
  ['page', 'path', 'language', 'title', 'description', 'keywords'],
  [
    'ogTitle',
    'ogDescription',
    'ogImage',
    'ogType',
    'ogUrl',
    'twitterCard',
    'twitterTitle',
    'twitterDescription',
    'twitterImage',
    'twitterSite',
  ],
  ['canonicalUrl', 'robots', 'priority', 'changeFrequency'],
  ['schemaType', 'author', 'publisher'],
]

const LABELS = ['Basic SEO', 'Social Media', 'Technical', 'Advanced'] as const

/** All SEO fields of a page, on four tabs. */
export function SeoEditor({ form }: Props) {
  const [chosen, setChosen] = useState(0)
  const { submitCount } = form.form.formState
  const [shownFor, setShownFor] = useState(submitCount)
  const faulty = TAB_FIELDS.findIndex((fields) => fields.some((field) => form.errorOf(field)))
  // After each attempt the first tab with an error opens.
  if (submitCount !== shownFor && !form.isSending) {
    setShownFor(submitCount)
    if (faulty >= 0) setChosen(faulty)
  }
  const contents = [Basic, Social, Technical, Advanced] as const
  return (
    <Tabs
      label="SEO fields"
      chosen={chosen}
      onChoose={setChosen}
      tabs={contents.map((Content, index) => ({
        id: String(index),
        label: LABELS[index] ?? '',
        content: <Content form={form} />,
      }))}
    />
  )
}

function Basic({ form }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <PageFields form={form} />
        <SelectField
          label="Language"
          hint="The page in this language; each language has its own entry."
          {...form.field('language')}
        >
          {SEO_LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SearchFields form={form} />
      </div>
      <div>
        <GooglePreview page={form.form.watch()} />
      </div>
    </div>
  )
}

function Social({ form }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <OpenGraphFields form={form} />
        <SelectField
          label="Social Type"
          hint="website leaves the page’s own: a product is one without this."
          {...form.field('ogType')}
        >
          <Options values={OG_TYPES} />
        </SelectField>
        <TextField
          label="Social URL"
          maxLength={500}
          hint="Left empty, it is the canonical URL."
          {...form.field('ogUrl')}
        />
        <SelectField label="Twitter Card" {...form.field('twitterCard')}>
          <Options values={TWITTER_CARDS} />
        </SelectField>
        <TextField label="Twitter Title" maxLength={300} {...form.field('twitterTitle')} />
        <TextAreaField
          label="Twitter Description"
          rows={3}
          maxLength={1000}
          {...form.field('twitterDescription')}
        />
        <Controller
          control={form.form.control}
          name="twitterImage"
          render={({ field }) => (
            <SharePictureField
              id="twitterImage"
              label="Twitter Image"
              value={field.value}
              onChange={field.onChange}
              hint="Left empty, it is the social image."
              error={form.errorOf('twitterImage')}
            />
          )}
        />
        <TextField
          label="Twitter Site"
          maxLength={16}
          placeholder="@softhaven"
          {...form.field('twitterSite')}
        />
      </div>
      <SocialPreviews page={form.form.watch()} />
    </div>
  )
}

function Technical({ form }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Canonical URL"
        className="sm:col-span-2"
        maxLength={500}
        hint="Only when search engines should list another address than this page’s."
        {...form.field('canonicalUrl')}
      />
      <div className="sm:col-span-2">
        <SelectField
          label="Robots"
          hint="What the store keeps out of search engines, such as the checkout, stays out."
          {...form.field('robots')}
        >
          <Options values={ROBOTS_CHOICES} />
        </SelectField>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <Checkbox label="noarchive" {...form.register('noarchive')} />
          <Checkbox label="nosnippet" {...form.register('nosnippet')} />
          <Checkbox label="noimageindex" {...form.register('noimageindex')} />
        </div>
      </div>
      <SelectField label="Sitemap Priority" {...form.field('priority')}>
        <Options values={PRIORITIES} />
      </SelectField>
      <SelectField label="Change Frequency" {...form.field('changeFrequency')}>
        <Options values={CHANGE_FREQUENCIES} />
      </SelectField>
    </div>
  )
}

function Advanced({ form }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Schema Type"
        className="sm:col-span-2"
        hint="What the page is for search engines (schema.org)."
        {...form.field('schemaType')}
      >
        <Options values={SCHEMA_TYPES} />
      </SelectField>
      <TextField label="Author" maxLength={200} {...form.field('author')} />
      <TextField label="Publisher" maxLength={200} {...form.field('publisher')} />
    </div>
  )
}

const Options = ({ values }: { values: readonly string[] }) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ))
