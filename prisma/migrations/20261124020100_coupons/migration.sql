-- Codes that shoppers pay less with.
CREATE TABLE "Coupon" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "amount" DECIMAL(10,2),
    "minimum" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "productIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "maxUses" INTEGER,
    "maxUsesPerBuyer" INTEGER,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "note" TEXT NOT NULL DEFAULT '',
    "uses" INTEGER NOT NULL DEFAULT 0,
    "discounted" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Coupon_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Coupon_code_check" CHECK ("code" ~ '^[A-Z0-9-]{3,40}$'),
    CONSTRAINT "Coupon_terms_check" CHECK (num_nonnulls("percent", "amount") = 1 AND "percent" BETWEEN 1 AND 100 AND "amount" > 0),
    CONSTRAINT "Coupon_limits_check" CHECK ("minimum" >= 0 AND "uses" >= 0 AND "discounted" >= 0 AND "maxUses" > 0 AND "maxUsesPerBuyer" > 0 AND "endsAt" > "startsAt")
);

CREATE UNIQUE INDEX "Coupon_code_key" ON "Coupon"("code");
CREATE INDEX "Coupon_createdAt_idx" ON "Coupon"("createdAt" DESC);

-- The coupon that a cart session entered.
CREATE TABLE "CartCoupon" (
    "sessionId" TEXT NOT NULL,
    "couponId" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CartCoupon_pkey" PRIMARY KEY ("sessionId"),
    CONSTRAINT "CartCoupon_sessionId_check" CHECK (length("sessionId") BETWEEN 8 AND 200)
);

CREATE INDEX "CartCoupon_couponId_idx" ON "CartCoupon"("couponId");
CREATE INDEX "CartCoupon_updatedAt_idx" ON "CartCoupon"("updatedAt");
ALTER TABLE "CartCoupon" ADD CONSTRAINT "CartCoupon_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A use is taken before money is asked for, and given back when none was paid.
CREATE TABLE "CouponUse" (
    "paymentId" UUID NOT NULL,
    "couponId" INTEGER NOT NULL,
    "buyerEmail" TEXT,
    "discount" DECIMAL(10,2) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "orderedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CouponUse_pkey" PRIMARY KEY ("paymentId")
);

CREATE INDEX "CouponUse_couponId_buyerEmail_idx" ON "CouponUse"("couponId", "buyerEmail");
ALTER TABLE "CouponUse" ADD CONSTRAINT "CouponUse_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "CouponUse" ADD CONSTRAINT "CouponUse_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Order" ADD COLUMN "discount" DECIMAL(10,2) NOT NULL DEFAULT 0;
ALTER TABLE "Order" ADD COLUMN "couponCode" TEXT;
ALTER TABLE "Order" ADD CONSTRAINT "Order_discount_check" CHECK ("discount" >= 0);
ALTER TABLE "OrderItem" ADD COLUMN "discount" DECIMAL(10,2) NOT NULL DEFAULT 0;
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_discount_check" CHECK ("discount" BETWEEN 0 AND "productPrice" * "quantity");
