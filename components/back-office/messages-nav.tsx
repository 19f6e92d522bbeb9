'use client'

import { useTranslations } from 'next-intl'
import { SectionNav as Nav } from '@/components/back-office/shell/section-nav'
import { useMay } from './session/admin-gate'

const SECTIONS = [
  { href: '/admin/messages', name: 'messages', permission: 'messages' },
  {
    href: '/admin/messages/saved-answers',
    name: 'savedAnswers',
    permission: 'messages',
  },
  { href: '/admin/messages/subscribers', name: 'newsletter', permission: 'newsletter' },
  { href: '/admin/messages/applications', name: 'applications', permission: 'applications' },
] as const

/** The parts of the Messages tab. */
export function SectionNav() {
  const t = useTranslations('backOffice.messages.sections')
  const may = useMay()
  return (
    <Nav
      label={t('label')}
      sections={SECTIONS.filter(({ permission }) => may(permission)).map(({ href, name }) => ({
        href,
        label: t(name),
      }))}
    />
  )
}
