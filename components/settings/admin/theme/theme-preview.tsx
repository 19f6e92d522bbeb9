'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { PageFrame } from '@/components/back-office/page-frame/page-frame'
import { firstScreen, SCREENS } from '@/components/back-office/page-frame/screens'
import { Panel } from '@/components/back-office/shell/panel'
import { useSettingsForm } from '@/components/settings/admin/setting-fields'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { COLOUR_PATTERN, type StoreTheme } from '@/lib/settings/theme'
import { dressPage, type PreviewScheme } from './dress-page'
import { loadStorePage, PREVIEW_PAGES, type PreviewPage } from './store-page'

const HEIGHT = '40rem'

/** Real pages of the store in the theme of the form, before it is saved. */
export function ThemePreview() {
  const t = useTranslations('backOffice.settings.themePage')
  const theme = useDraft()
  const [page, setPage] = useState<PreviewPage>('home')
  const [screen, setScreen] = useState(firstScreen)
  const [scheme, setScheme] = useState<PreviewScheme>('light')
  const { data, error, refetch } = useQuery({
    queryKey: ['theme preview', page],
    queryFn: ({ signal }) => loadStorePage(page, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Panel title={t('preview')} lead={t('previewLead')} className="min-w-0">
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-3">
        <Choice
          legend={t('page')}
          options={PREVIEW_PAGES.map((name) => [name, t(`pages.${name}`)])}
          chosen={page}
          onChoose={setPage}
        />
        <Choice
          legend={t('screen')}
          options={[
            ['desktop', t('screens.desktop')],
            ['phone', t('screens.phone')],
          ]}
          chosen={screen}
          onChoose={setScreen}
        />
        {theme.darkMode && (
          <Choice
            legend={t('scheme')}
            options={[
              ['light', t('schemes.light')],
              ['dark', t('schemes.dark')],
            ]}
            chosen={scheme}
            onChoose={setScheme}
          />
        )}
      </div>
      {error ? (
        <LoadError title={t('previewFailed')} error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-[40rem] rounded-control" />
      ) : (
        <PageFrame
          title={t('frame', { page: t(`pages.${page}`) })}
          html={data}
          width={SCREENS[screen]}
          height={HEIGHT}
          onPage={(root) => dressPage(root, theme, scheme)}
        />
      )}
    </Panel>
  )
}

/** The theme of the form; a colour that is none yet is the saved one. */
function useDraft(): StoreTheme {
  const { form, loaded } = useSettingsForm()
  const [
    primaryColor,
    secondaryColor,
    corners,
    typeface,
    density,
    animations,
    darkMode,
    firstScheme,
  ] = form.watch([
    'primaryColor',
    'secondaryColor',
    'corners',
    'typeface',
    'density',
    'animations',
    'darkMode',
    'firstScheme',
  ])
  const { settings } = loaded
  const colour = (typed: string, saved: string) =>
    COLOUR_PATTERN.test(typed) ? typed.toLowerCase() : saved
  return {
    primaryColor: colour(primaryColor, settings.primaryColor),
    secondaryColor: colour(secondaryColor, settings.secondaryColor),
    corners,
    typeface,
    density,
    animations,
    darkMode,
    firstScheme,
  }
}

type ChoiceProps<T extends string> = {
  legend: string
  options: readonly (readonly [value: T, label: string])[]
  chosen: T
  onChoose: (value: T) => void
}

function Choice<T extends string>({ legend, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map(([value, label]) => (
        <Button
          key={value}
          size="sm"
          variant={chosen === value ? 'primary' : 'outline'}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
