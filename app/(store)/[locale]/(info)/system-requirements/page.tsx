import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { SystemRequirementsScreen } from '@/components/system-requirements/system-requirements-screen'
import { env } from '@/lib/core/env'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/system-requirements'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function SystemRequirementsPage() {
  const { supportEmail, supportPhone } = await cachedSettings()
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <SystemRequirementsScreen
        supportEmail={supportEmail}
        supportPhone={supportPhone}
        siteUrl={env().SITE_URL}
      />
    </>
  )
}
