'use client'

import { useTranslations } from 'next-intl'
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
} from '@/lib/content/seo/choices'
import { languageTitle } from './language-title'
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

const TABS = ['basic', 'social', 'technical', 'advanced'] as const

/** All SEO fields of a page, on four tabs. */
export function SeoEditor({ form }: Props) {
  const t = useTranslations('backOffice.seo')
  const [chosen, setChosen] = useState(0)
  const { submitCount } = form.form.formState
  const [shownFor, setShownFor] = useState(submitCount)
  const faulty = TAB_FIELDS.findIndex((fields) => fields.some((field) => form.errorOf(field)))
  // After each attempt the first tab with an error opens.
  if (submitCount !== shownFor && !form.isSending) {
    setShownFor(submitCount)
    if (faulty >= 0) setChosen(faulty)
  }
  const contents = { basic: Basic, social: Social, technical: Technical, advanced: Advanced }
  return (
    <Tabs
      label={t('tabs.label')}
      chosen={chosen}
      onChoose={setChosen}
      tabs={TABS.map((tab, index) => {
        const Content = contents[tab]
        return { id: String(index), label: t(`tabs.${tab}`), content: <Content form={form} /> }
      })}
    />
  )
}

function Basic({ form }: Props) {
  const t = useTranslations('backOffice.seo')
  const common = useTranslations('backOffice.common')
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <PageFields form={form} />
        <SelectField
          label={common('language')}
          hint={t('fields.languageHint')}
          {...form.field('language')}
        >
          {SEO_LANGUAGES.map(({ code }) => (
            <option key={code} value={code}>
              {languageTitle(code)}
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
  const t = useTranslations('backOffice.seo')
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <OpenGraphFields form={form} />
        <SelectField
          label={t('fields.ogType')}
          hint={t('fields.ogTypeHint')}
          {...form.field('ogType')}
        >
          <Options values={OG_TYPES} />
        </SelectField>
        <TextField
          label={t('fields.ogUrl')}
          maxLength={500}
          hint={t('fields.ogUrlHint')}
          {...form.field('ogUrl')}
        />
        <SelectField label={t('fields.twitterCard')} {...form.field('twitterCard')}>
          <Options values={TWITTER_CARDS} />
        </SelectField>
        <TextField
          label={t('fields.twitterTitle')}
          maxLength={300}
          {...form.field('twitterTitle')}
        />
        <TextAreaField
          label={t('fields.twitterDescription')}
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
              value={field.value}
              onChange={field.onChange}
              hint={t('fields.twitterImageHint')}
              error={form.errorOf('twitterImage')}
            />
          )}
        />
        <TextField
          label={t('fields.twitterSite')}
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
  const t = useTranslations('backOffice.seo')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('fields.canonicalUrl')}
        className="sm:col-span-2"
        maxLength={500}
        hint={t('fields.canonicalUrlHint')}
        {...form.field('canonicalUrl')}
      />
      <div className="sm:col-span-2">
        <SelectField
          label={t('fields.robots')}
          hint={t('fields.robotsHint')}
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
      <SelectField label={t('fields.priority')} {...form.field('priority')}>
        <Options values={PRIORITIES} />
      </SelectField>
      <SelectField label={t('fields.changeFrequency')} {...form.field('changeFrequency')}>
        {CHANGE_FREQUENCIES.map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(`frequencies.${frequency}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Advanced({ form }: Props) {
  const t = useTranslations('backOffice.seo')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('fields.schemaType')}
        className="sm:col-span-2"
        hint={t('fields.schemaTypeHint')}
        {...form.field('schemaType')}
      >
        <Options values={SCHEMA_TYPES} />
      </SelectField>
      <TextField label={t('fields.author')} maxLength={200} {...form.field('author')} />
      <TextField label={t('fields.publisher')} maxLength={200} {...form.field('publisher')} />
    </div>
  )
}

const Options = ({ values }: { values: readonly string[] }) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ))
