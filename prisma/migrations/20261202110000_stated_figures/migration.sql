-- What texts said of every store are settings now, which are empty at first. A store with the sample products alone goes on saying what
-- the demo says, any other says of itself what its owner types.
INSERT INTO "Setting" ("key", "value", "updatedAt")
SELECT demo."key", demo."value", now()
FROM (
  VALUES
    ('statedCustomers', '2000000'::jsonb),
    ('statedProducts', '20000'::jsonb),
    ('statedUptime', '99.9'::jsonb),
    ('statedSatisfaction', '96'::jsonb),
    ('notFoundHint', 'true'::jsonb),
    ('liveChat', '"always"'::jsonb),
    ('chatMinutes', '5'::jsonb),
    ('phoneMinutes', '15'::jsonb),
    ('answerHours', '24'::jsonb),
    ('criticalHours', '2'::jsonb),
    ('salesHours', '4'::jsonb),
    ('refundAnswerHours', '24'::jsonb),
    ('popularArticles', '"order-email-not-received: 18420, 97%\nhow-to-redeem-a-microsoft-365-key: 15310, 96%\nproduct-key-not-accepted: 12870, 94%\nmove-a-licence-to-a-new-pc: 9640, 95%\nhow-refunds-work: 8150, 93%"'::jsonb)
) AS demo ("key", "value")
WHERE EXISTS (SELECT FROM "Product" WHERE "isSample") AND NOT EXISTS (SELECT FROM "Product" WHERE NOT "isSample")
ON CONFLICT ("key") DO NOTHING;
