import * as routes from '../../src/lib/routes.ts'
import { cloudFrontFunction } from './cloudfront-function.ts'
import { type HostRules, splitRules } from './rules.ts'

type Headers = Record<string, string>

/** Headers a policy names itself; it refuses them among the others. */
const named = (headers: Headers) => ({
  ContentSecurityPolicy: { ContentSecurityPolicy: headers['Content-Security-Policy'], Override: true },
  ContentTypeOptions: { Override: true },
  FrameOptions: { FrameOption: headers['X-Frame-Options'], Override: true },
  ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
  StrictTransportSecurity: {
    AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]),
    IncludeSubdomains: headers['Strict-Transport-Security']?.includes('includeSubDomains'),
    Override: true,
  },
})

const isNamed =
  /^(?:Content-Security-Policy|X-Content-Type-Options|X-Frame-Options|Referrer-Policy|Strict-Transport-Security|Content-Type)$/

/** @see https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-responseheaderspolicy.html */
const policy = (name: string, headers: Headers) => ({
  Type: 'AWS::CloudFront::ResponseHeadersPolicy',
  Properties: {
    ResponseHeadersPolicyConfig: {
      Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
      SecurityHeadersConfig: named(headers),
      CustomHeadersConfig: {
        Items: Object.entries(headers)
          .filter(([header]) => !isNamed.test(header))
          .map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
  },
})

/** "Managed-CachingOptimized", which also compresses. @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html */
const cachePolicy = '658327ea-f89d-4fab-a63d-7e88639e58f6'

const behaviour = (policyName: string) => ({
  TargetOriginId: 'bucket',
  ViewerProtocolPolicy: 'redirect-to-https',
  Compress: true,
  CachePolicyId: cachePolicy,
  ResponseHeadersPolicyId: { Ref: policyName },
  FunctionAssociations: [
    { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['CleanAddresses', 'FunctionMetadata.FunctionARN'] } },
  ],
})

const notFound = (ErrorCode: number) => ({ ErrorCode, ResponseCode: 404, ResponsePagePath: routes.notFoundFile })

/** @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html */
const readingThrough = (distribution: string) => ({
  Effect: 'Allow',
  Principal: { Service: 'cloudfront.amazonaws.com' },
  Action: 's3:GetObject',
  Resource: { 'Fn::Sub': `arn:aws:s3:::\${Bucket}/*` },
  Condition: {
    StringEquals: {
      'AWS:SourceArn': { 'Fn::Sub': `arn:aws:cloudfront::\${AWS::AccountId}:distribution/\${${distribution}}` },
    },
  },
})

/**
 * A CloudFormation template: the function, a policy per set of headers, and the distribution in front of the bucket. The
 * type of a file is told when it is uploaded, so rules that only name a type need no policy.
 *
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-distribution.html
 */
export function cloudFrontTemplate({ headers, redirects }: HostRules): string {
  const { everywhere, overrides } = splitRules(headers)
  const own = overrides.filter(({ headers }) => Object.keys(headers).some((name) => name !== 'Content-Type'))
  const policies = own.map(({ path, headers }, position) => ({ path, headers, name: `Headers${position + 1}` }))
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Parameters: { Bucket: { Type: 'String' }, Domain: { Type: 'String' }, CertificateArn: { Type: 'String' } },
    Resources: {
      CleanAddresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': `\${AWS::StackName}-clean-addresses` },
          AutoPublish: true,
          FunctionConfig: { Comment: 'Redirects and clean addresses', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: cloudFrontFunction(redirects),
        },
      },
      Headers: policy('everywhere', everywhere),
      ...Object.fromEntries(
        policies.map(({ name, headers }) => [name, policy(name.toLowerCase(), { ...everywhere, ...headers })]),
      ),
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { Ref: 'AWS::StackName' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Reading: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: { Version: '2012-10-17', Statement: [readingThrough('Site')] },
        },
      },
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: [{ Ref: 'Domain' }],
            ViewerCertificate: {
              AcmCertificateArn: { Ref: 'CertificateArn' },
              SslSupportMethod: 'sni-only',
              MinimumProtocolVersion: 'TLSv1.2_2021',
            },
            Origins: [
              {
                Id: 'bucket',
                DomainName: { 'Fn::Sub': `\${Bucket}.s3.\${AWS::Region}.amazonaws.com` },
                OriginAccessControlId: { Ref: 'Access' },
                S3OriginConfig: {},
              },
            ],
            DefaultCacheBehavior: behaviour('Headers'),
            CacheBehaviors: policies.map(({ path, name }) => ({ PathPattern: path, ...behaviour(name) })),
            // A private bucket answers 403 for what is not there.
            CustomErrorResponses: [notFound(403), notFound(404)],
          },
        },
      },
    },
    Outputs: { Address: { Value: { 'Fn::GetAtt': ['Site', 'DomainName'] } } },
  }
  return `${JSON.stringify(template, null, 2)}\n`
}
