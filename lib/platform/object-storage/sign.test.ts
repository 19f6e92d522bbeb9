import { describe, expect, it } from '@jest/globals'
import { encoded, sha256, signedAddress, signedHeaders } from './sign'

const BUCKET = 'https://examplebucket.s3.amazonaws.com'
const EMPTY = sha256('')

const sign = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
) =>
  (
    await signedHeaders({
      method,
      url: new URL(BUCKET + path),
      headers,
      bodyHash: body === '' ? EMPTY : sha256(body),
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      now: new Date('2013-05-24T00:00:00Z'),
    })
  ).authorization

describe('a signature', () => {
  // The examples of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  it.each([
    [
      'of an object that is read in part',
      sign('GET', '/test.txt', { range: 'bytes=0-9' }),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'of an object that is written',
      sign(
        'PUT',
        '/test%24file.text',
        { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        'Welcome to Amazon S3.',
      ),
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'of a parameter without a value',
      sign('GET', '/?lifecycle'),
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'of a list',
      sign('GET', '/?max-keys=2&prefix=J'),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('is that of Amazon’s examples: %s', async (_case, authorization, signature) => {
    expect(await authorization).toContain(`Signature=${signature}`)
  })

  // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
  it('is in an address that opens an object for a while, as in Amazon’s example', async () => {
    const address = await signedAddress({
      method: 'GET',
      url: new URL(`${BUCKET}/test.txt?X-Amz-Expires=86400`),
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      now: new Date('2013-05-24T00:00:00Z'),
    })
    expect(address.searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    )
    expect(address.href).not.toContain('+')
  })

  it('is of texts in which nothing is left that a server may read otherwise', () => {
    expect(encoded("a b/c+d!'()*~é")).toBe('a%20b%2Fc%2Bd%21%27%28%29%2A~%C3%A9')
  })
})
