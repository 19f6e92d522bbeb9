'use client'

import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { LeaveDialog } from '@/components/back-office/dialogs/leave-dialog'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import {
  loadSettings,
  SETTINGS_CALL,
  type SettingsState,
} from '@/components/settings/admin/load-settings'
import { SaveBar } from '@/components/settings/admin/save-bar'
import { SettingsFormProvider } from '@/components/settings/admin/setting-fields'
import { ThemeColours, ThemeShapes, ThemeSwitches } from '@/components/settings/admin/theme-card'
import { useSettingsSave } from '@/components/settings/admin/use-settings-save'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import { ORIGINAL_THEME } from '@/lib/settings/theme'
import { ThemePreview } from './theme-preview'

/** @param pictures the slots of logo and icons, of a higher room */
type Props = { pictures: ReactNode }

/** The Theme tab: how the store looks, seen on its pages before it is saved. */
export function ThemeScreen({ pictures }: Props) {
  const t = useTranslations('backOffice.settings')
  const { data, error, refetch } = useQuery({
    queryKey: [SETTINGS_CALL, 'theme'],
    queryFn: ({ signal }) => loadSettings(signal),
    // Every visit loads fresh data, and nothing replaces it while editing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <TabHeading title={t('themePage.title')} lead={t('themePage.lead')} />
      {error ? (
        <LoadError title={t('page.loadFailed')} error={error} onRetry={refetch} />
      ) : data ? (
        <ThemeForm initial={data} pictures={pictures} />
      ) : (
        <div role="status" className="grid gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <span className="sr-only">{t('page.loading')}</span>
          <Skeleton className="h-[36rem] rounded-card" />
          <Skeleton className="h-[36rem] rounded-card" />
        </div>
      )}
    </>
  )
}

function ThemeForm({ initial, pictures }: Props & { initial: SettingsState }) {
  const id = useId()
  const t = useTranslations('backOffice.settings')
  const save = useSettingsSave(initial)
  const { form, errorOf, isDirty, isSending, problem, submit, loaded, storeUrl } = save
  const guard = useLeaveGuard(isDirty)
  const refused = Object.keys(form.formState.errors).filter((name) => name !== 'root').length

  function takeOriginal() {
    for (const [name, value] of Object.entries(ORIGINAL_THEME))
      form.setValue(name as keyof typeof ORIGINAL_THEME, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    showToast({ title: t('themePage.originalTaken') })
  }

  return (
    <SettingsFormProvider value={{ form, errorOf, loaded, storeUrl }}>
      {isDirty && <AlsoEditing thing={{ entityType: 'settings', entityId: 'all' }} />}
      <div className="grid items-start gap-6 pb-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <form id={id} onSubmit={submit} noValidate>
          <Panel
            title={t('themePage.look')}
            actions={
              <Button variant="ghost" size="sm" onClick={takeOriginal}>
                <RotateCcw aria-hidden />
                {t('themePage.original')}
              </Button>
            }
          >
            <div className="space-y-5">
              <ThemeColours />
              <ThemeShapes />
              <ThemeSwitches />
            </div>
          </Panel>
        </form>
        <ThemePreview />
      </div>
      {pictures}
      <SaveBar
        formId={id}
        isDirty={isDirty}
        isSending={isSending}
        problem={problem}
        refused={refused}
        onReloadSaved={save.isOutdated ? save.reloadSaved : undefined}
        onDiscard={save.discard}
      />
      <LeaveDialog guard={guard} title={t('leave.title')} confirmLabel={t('leave.confirm')}>
        <p>{t('leave.text')}</p>
      </LeaveDialog>
    </SettingsFormProvider>
  )
}
