'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { DiscardDialog } from '@/components/back-office/dialogs/leave-dialog'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { MENUS, type Menus } from '@/lib/settings/menu-pages'
import { MenuPanel } from './menu-panel'
import { useMenuChoices } from './use-menu-choices'

export const SETTINGS_CALL = 'GET /api/admin/settings'

type Loaded = { menus: Menus; version: string | null }

/** The menus of header and footer, to be changed and saved together. */
export function MenusForm({ loaded, onReload }: { loaded: Loaded; onReload: () => void }) {
  const t = useTranslations('backOffice.pages')
  const common = useTranslations('backOffice.common')
  const choices = useMenuChoices()
  const [saved, setSaved] = useState(loaded)
  const [menus, setMenus] = useState(loaded.menus)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isDirty = JSON.stringify(menus) !== JSON.stringify(saved.menus)
  const guard = useLeaveGuard(isDirty)

  async function save() {
    setSending(true)
    setProblem(undefined)
    try {
      const answer = await callAdmin('PATCH /api/admin/settings', {
        body: { values: { menus }, expectedVersions: { menus: saved.version } },
      })
      setSaved({ menus: answer.values.menus, version: answer.versions.menus ?? null })
      setMenus(answer.values.menus)
      showUndoableToast({
        title: t('menus.saved'),
        description: t('menus.title'),
        entityType: 'settings',
        entityId: 'menus',
        onUndone: onReload,
      })
    } catch (error) {
      setProblem(failureText(error, t('menus.notSaved')))
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <BackLink href="/admin/pages">{t('form.back')}</BackLink>
      <TabHeading title={t('menus.title')} lead={t('menus.lead')}>
        <Button disabled={isSending || !isDirty} onClick={save}>
          {isSending ? common('saving') : t('menus.save')}
        </Button>
      </TabHeading>
      <div className="mb-5 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {MENUS.map((menu) => (
          <MenuPanel key={menu} menu={menu} menus={menus} choices={choices} onChange={setMenus} />
        ))}
      </div>
      <DiscardDialog guard={guard} onDiscard={() => setMenus(saved.menus)} />
    </>
  )
}
