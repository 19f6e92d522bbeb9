import type { JobPosting, WithContext } from 'schema-dts'
import type { Job } from '@/content/careers'
import { getPathname } from '@/lib/i18n/navigation'

/** Structured data of a job. Its texts are English, and so is its URL. */
export function jobStructuredData(
  job: Job,
  storeName: string,
  siteUrl: string,
): WithContext<JobPosting> {
  const list = (lines: readonly string[]) =>
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [
      ...job.description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      list(job.responsibilities),
      list(job.requirements),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: storeName, value: job.slug },
    datePosted: job.posted,
    employmentType: job.type.toUpperCase(),
    directApply: true,
    url: siteUrl + getPathname({ href: `/careers/${job.slug}`, locale: 'en' }),
    hiringOrganization: { '@type': 'Organization', name: storeName, sameAs: siteUrl },
    ...jobLocationOf(job.place),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.from,
        maxValue: job.salary.to,
        unitText: 'YEAR',
      },
    },
  }
}

function jobLocationOf(place: Job['place']) {
  if ('remoteIn' in place)
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: place.remoteIn },
    } as const
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.city,
        addressCountry: place.country,
      },
    },
  } as const
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
