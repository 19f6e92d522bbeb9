-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "PaymentProvider" AS ENUM ('paypal', 'authorize_net');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('created', 'processing', 'held', 'captured', 'declined', 'failed', 'partially_refunded', 'refunded');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('paypal', 'card');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('processing', 'completed', 'cancelled', 'refunded', 'partially_refunded');

-- CreateEnum
CREATE TYPE "ItemDelivery" AS ENUM ('keys', 'manual');

-- CreateEnum
CREATE TYPE "KeyType" AS ENUM ('license', 'activation', 'serial', 'download_link');

-- CreateEnum
CREATE TYPE "KeyStatus" AS ENUM ('available', 'reserved', 'used', 'quarantined');

-- CreateEnum
CREATE TYPE "EmailStatus" AS ENUM ('queued', 'sending', 'sent', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('user', 'moderator', 'admin');

-- CreateEnum
CREATE TYPE "NotificationStatus" AS ENUM ('waiting', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('open', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "RefundRequestStatus" AS ENUM ('open', 'accepted', 'declined');

-- CreateTable
CREATE TABLE "Category" (
    "id" SERIAL NOT NULL,
    "parentId" INTEGER,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "icon" TEXT NOT NULL DEFAULT 'Package',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "bannerImage" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "publisher" TEXT NOT NULL,
    "price" DECIMAL(10,2) NOT NULL,
    "originalPrice" DECIMAL(10,2),
    "image" TEXT,
    "additionalImages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rating" DECIMAL(2,1) NOT NULL DEFAULT 4.5,
    "reviewCount" INTEGER NOT NULL DEFAULT 0,
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "inStock" BOOLEAN NOT NULL DEFAULT true,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    "deliveryInfo" TEXT NOT NULL,
    "license" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "supportedLanguages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "systemRequirements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hasKeyPool" BOOLEAN NOT NULL DEFAULT false,
    "categoryId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Article" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "image" TEXT,
    "category" TEXT NOT NULL,
    "helpTopic" TEXT,
    "readTime" INTEGER NOT NULL,
    "isPublished" BOOLEAN NOT NULL DEFAULT true,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartItem" (
    "id" UUID NOT NULL,
    "sessionId" TEXT NOT NULL,
    "productId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CartItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'created',
    "amount" DECIMAL(10,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "sessionId" TEXT,
    "snapshot" JSONB,
    "customer" JSONB,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "displayCurrency" CHAR(3) NOT NULL DEFAULT 'USD',
    "providerOrderId" TEXT,
    "providerTransactionId" TEXT,
    "capturedAmount" DECIMAL(10,2),
    "capturedCurrency" CHAR(3),
    "refundedAmount" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "cardType" TEXT,
    "lastFour" CHAR(4),
    "failureCode" TEXT,
    "failureMessage" TEXT,
    "processingSince" TIMESTAMPTZ(3),
    "capturedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" SERIAL NOT NULL,
    "orderNumber" TEXT NOT NULL,
    "customerEmail" TEXT NOT NULL,
    "customerName" TEXT NOT NULL,
    "billingAddress" TEXT,
    "subtotal" DECIMAL(10,2) NOT NULL,
    "tax" DECIMAL(10,2) NOT NULL,
    "totalAmount" DECIMAL(10,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "paymentMethod" "PaymentMethod" NOT NULL,
    "paymentId" UUID NOT NULL,
    "paymentStatus" TEXT NOT NULL DEFAULT 'completed',
    "orderStatus" "OrderStatus" NOT NULL DEFAULT 'processing',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "displayCurrency" CHAR(3) NOT NULL DEFAULT 'USD',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderItem" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "productName" TEXT NOT NULL,
    "productPrice" DECIMAL(10,2) NOT NULL,
    "quantity" INTEGER NOT NULL,
    "delivery" "ItemDelivery" NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3),
    "refundedQuantity" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "OrderItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderEvent" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "actor" TEXT NOT NULL DEFAULT 'system',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductKey" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "valueEncrypted" BYTEA NOT NULL,
    "valueHash" CHAR(64) NOT NULL,
    "keyType" "KeyType" NOT NULL DEFAULT 'license',
    "notes" TEXT,
    "status" "KeyStatus" NOT NULL DEFAULT 'available',
    "reservedUntil" TIMESTAMPTZ(3),
    "paymentId" UUID,
    "orderItemId" INTEGER,
    "assignedAt" TIMESTAMPTZ(3),
    "quarantinedAt" TIMESTAMPTZ(3),
    "quarantineReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProductKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Email" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "orderId" INTEGER,
    "toAddress" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "payload" JSONB NOT NULL DEFAULT '{}',
    "status" "EmailStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "role" "UserRole" NOT NULL DEFAULT 'user',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "lastLogin" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AdminSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER,
    "username" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeoPage" (
    "id" SERIAL NOT NULL,
    "page" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT NOT NULL DEFAULT '',
    "ogTitle" TEXT NOT NULL DEFAULT '',
    "ogDescription" TEXT NOT NULL DEFAULT '',
    "ogImage" TEXT NOT NULL DEFAULT '',
    "ogType" TEXT NOT NULL DEFAULT 'website',
    "ogUrl" TEXT NOT NULL DEFAULT '',
    "twitterCard" TEXT NOT NULL DEFAULT 'summary_large_image',
    "twitterTitle" TEXT NOT NULL DEFAULT '',
    "twitterDescription" TEXT NOT NULL DEFAULT '',
    "twitterImage" TEXT NOT NULL DEFAULT '',
    "twitterSite" TEXT NOT NULL DEFAULT '',
    "canonicalUrl" TEXT NOT NULL DEFAULT '',
    "robots" TEXT NOT NULL DEFAULT 'index, follow',
    "author" TEXT NOT NULL DEFAULT '',
    "publisher" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT 'en',
    "schemaType" TEXT NOT NULL DEFAULT 'WebPage',
    "priority" DECIMAL(2,1) NOT NULL DEFAULT 0.8,
    "changeFrequency" TEXT NOT NULL DEFAULT 'weekly',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeoPage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Plugin" (
    "id" TEXT NOT NULL,
    "installedAt" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT false,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "secretsEncrypted" BYTEA,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Plugin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "pluginId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "status" "NotificationStatus" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "responseStatus" INTEGER,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageDraft" (
    "id" UUID NOT NULL,
    "page" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartDay" (
    "day" DATE NOT NULL,
    "cart" CHAR(64) NOT NULL,
    "orderedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CartDay_pkey" PRIMARY KEY ("day","cart")
);

-- CreateTable
CREATE TABLE "Media" (
    "sha256" CHAR(64) NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "fileName" TEXT NOT NULL DEFAULT '',
    "byteSize" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "SiteImage" (
    "slot" TEXT NOT NULL,
    "url" TEXT,
    "mediaSha256" CHAR(64),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SiteImage_pkey" PRIMARY KEY ("slot")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'general',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "status" "MessageStatus" NOT NULL DEFAULT 'open',
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactAnswer" (
    "id" SERIAL NOT NULL,
    "messageId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsletterSubscriber" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "round" INTEGER NOT NULL DEFAULT 1,
    "confirmedAt" TIMESTAMPTZ(3),
    "unsubscribedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NewsletterSubscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobApplication" (
    "id" UUID NOT NULL,
    "job" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL,
    "cvFileName" TEXT NOT NULL,
    "cvContentType" TEXT NOT NULL,
    "cv" BYTEA NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobApplication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "orderId" INTEGER NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'pending',
    "items" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "refundRequestId" INTEGER,
    "providerRefundId" TEXT,
    "failureMessage" TEXT,
    "username" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RefundRequest" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "status" "RefundRequestStatus" NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RefundRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageChange" (
    "tag" TEXT NOT NULL,
    "version" BIGSERIAL NOT NULL,

    CONSTRAINT "PageChange_pkey" PRIMARY KEY ("tag")
);

-- CreateTable
CREATE TABLE "WorkerHeartbeat" (
    "id" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkerHeartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Category_slug_key" ON "Category"("slug");

-- CreateIndex
CREATE INDEX "Category_parentId_position_idx" ON "Category"("parentId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Product_slug_key" ON "Product"("slug");

-- CreateIndex
CREATE INDEX "Product_categoryId_idx" ON "Product"("categoryId");

-- CreateIndex
CREATE UNIQUE INDEX "Article_slug_key" ON "Article"("slug");

-- CreateIndex
CREATE INDEX "Article_category_publishedAt_idx" ON "Article"("category", "publishedAt" DESC);

-- CreateIndex
CREATE INDEX "Article_publishedAt_idx" ON "Article"("publishedAt" DESC);

-- CreateIndex
CREATE INDEX "CartItem_updatedAt_idx" ON "CartItem"("updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "CartItem_sessionId_productId_key" ON "CartItem"("sessionId", "productId");

-- CreateIndex
CREATE INDEX "Payment_sessionId_createdAt_idx" ON "Payment"("sessionId", "createdAt");

-- CreateIndex
CREATE INDEX "Payment_status_updatedAt_idx" ON "Payment"("status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_provider_providerOrderId_key" ON "Payment"("provider", "providerOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_provider_providerTransactionId_key" ON "Payment"("provider", "providerTransactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_orderNumber_key" ON "Order"("orderNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Order_paymentId_key" ON "Order"("paymentId");

-- CreateIndex
CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "Order_orderStatus_createdAt_idx" ON "Order"("orderStatus", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Order_paymentMethod_createdAt_idx" ON "Order"("paymentMethod", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Order_customerEmail_idx" ON "Order"("customerEmail");

-- CreateIndex
CREATE INDEX "OrderItem_productId_idx" ON "OrderItem"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderItem_orderId_position_key" ON "OrderItem"("orderId", "position");

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_id_idx" ON "OrderEvent"("orderId", "id");

-- CreateIndex
CREATE INDEX "ProductKey_productId_status_id_idx" ON "ProductKey"("productId", "status", "id");

-- CreateIndex
CREATE INDEX "ProductKey_productId_id_idx" ON "ProductKey"("productId", "id");

-- CreateIndex
CREATE INDEX "ProductKey_paymentId_idx" ON "ProductKey"("paymentId");

-- CreateIndex
CREATE INDEX "ProductKey_orderItemId_idx" ON "ProductKey"("orderItemId");

-- CreateIndex
CREATE UNIQUE INDEX "ProductKey_productId_valueHash_key" ON "ProductKey"("productId", "valueHash");

-- CreateIndex
CREATE UNIQUE INDEX "Email_dedupeKey_key" ON "Email"("dedupeKey");

-- CreateIndex
CREATE INDEX "Email_status_updatedAt_idx" ON "Email"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "Email_orderId_idx" ON "Email"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "AdminSession_userId_idx" ON "AdminSession"("userId");

-- CreateIndex
CREATE INDEX "AuditEntry_entityType_entityId_id_idx" ON "AuditEntry"("entityType", "entityId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_username_id_idx" ON "AuditEntry"("username", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_idx" ON "AuditEntry"("createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "SeoPage_path_key" ON "SeoPage"("path");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_dedupeKey_key" ON "Notification"("dedupeKey");

-- CreateIndex
CREATE INDEX "Notification_pluginId_createdAt_idx" ON "Notification"("pluginId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
CREATE INDEX "PageDraft_createdAt_idx" ON "PageDraft"("createdAt");

-- CreateIndex
CREATE INDEX "CartDay_cart_day_idx" ON "CartDay"("cart", "day" DESC);

-- CreateIndex
CREATE INDEX "Media_createdAt_idx" ON "Media"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_status_createdAt_idx" ON "ContactMessage"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "ContactAnswer_messageId_id_idx" ON "ContactAnswer"("messageId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterSubscriber_email_key" ON "NewsletterSubscriber"("email");

-- CreateIndex
CREATE INDEX "NewsletterSubscriber_createdAt_idx" ON "NewsletterSubscriber"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "JobApplication_createdAt_idx" ON "JobApplication"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

-- CreateIndex
CREATE INDEX "Refund_status_updatedAt_idx" ON "Refund"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "RefundRequest_status_createdAt_idx" ON "RefundRequest"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "RefundRequest_orderId_idx" ON "RefundRequest"("orderId");

-- CreateIndex
CREATE INDEX "PageChange_version_idx" ON "PageChange"("version");

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductKey" ADD CONSTRAINT "ProductKey_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductKey" ADD CONSTRAINT "ProductKey_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductKey" ADD CONSTRAINT "ProductKey_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "OrderItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Email" ADD CONSTRAINT "Email_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminSession" ADD CONSTRAINT "AdminSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteImage" ADD CONSTRAINT "SiteImage_mediaSha256_fkey" FOREIGN KEY ("mediaSha256") REFERENCES "Media"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactAnswer" ADD CONSTRAINT "ContactAnswer_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_refundRequestId_fkey" FOREIGN KEY ("refundRequestId") REFERENCES "RefundRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundRequest" ADD CONSTRAINT "RefundRequest_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ---------------------------------------------------------------------------------------------------
-- Rules that the Prisma schema has no words for.

-- Money, quantities and ratings.
ALTER TABLE "Product"
  ADD CONSTRAINT "Product_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "Product_originalPrice_check" CHECK ("originalPrice" IS NULL OR "originalPrice" >= 0),
  ADD CONSTRAINT "Product_rating_check" CHECK ("rating" BETWEEN 0 AND 5),
  ADD CONSTRAINT "Product_reviewCount_check" CHECK ("reviewCount" >= 0);

ALTER TABLE "CartItem"
  ADD CONSTRAINT "CartItem_quantity_check" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "CartItem_sessionId_check" CHECK (length("sessionId") BETWEEN 8 AND 200);

ALTER TABLE "OrderItem"
  ADD CONSTRAINT "OrderItem_quantity_check" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "OrderItem_productPrice_check" CHECK ("productPrice" >= 0),
  ADD CONSTRAINT "OrderItem_refundedQuantity_range" CHECK ("refundedQuantity" BETWEEN 0 AND "quantity");

ALTER TABLE "Order"
  ADD CONSTRAINT "Order_amounts_check" CHECK ("subtotal" >= 0 AND "tax" >= 0 AND "totalAmount" = "subtotal" + "tax");

ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "Payment_captured_check" CHECK ("status" NOT IN ('captured', 'partially_refunded', 'refunded') OR ("capturedAmount" IS NOT NULL AND "capturedCurrency" IS NOT NULL)),
  ADD CONSTRAINT "Payment_refunded_check" CHECK ("refundedAmount" BETWEEN 0 AND COALESCE("capturedAmount", 0));

ALTER TABLE "Refund" ADD CONSTRAINT "Refund_amount_positive" CHECK ("amount" > 0);

ALTER TABLE "Category"
  ADD CONSTRAINT "Category_parent_check" CHECK ("parentId" IS NULL OR "parentId" <> "id");

ALTER TABLE "JobApplication" ADD CONSTRAINT "JobApplication_cv_size" CHECK (octet_length("cv") BETWEEN 1 AND 5242880);

-- One subscription per address, however it is spelled.
ALTER TABLE "NewsletterSubscriber" ADD CONSTRAINT "NewsletterSubscriber_email_small" CHECK ("email" = lower("email"));

-- A user is known by name and address however they are written.
CREATE UNIQUE INDEX "User_username_lower_key" ON "User" (lower("username"));
CREATE UNIQUE INDEX "User_email_lower_key" ON "User" (lower("email"));

-- A session moves money for one payment at a time: a second click or tab can't charge twice.
CREATE UNIQUE INDEX "Payment_one_in_flight_per_session" ON "Payment" ("sessionId") WHERE "status" = 'processing';

-- One refund of a payment is under way at a time, so that no two can add up to more than was paid.
CREATE UNIQUE INDEX "Refund_one_pending_per_payment" ON "Refund" ("paymentId") WHERE "status" = 'pending';

-- A key that is used or reserved says for what.
ALTER TABLE "ProductKey"
  ADD CONSTRAINT "ProductKey_used_check" CHECK ("status" <> 'used' OR ("orderItemId" IS NOT NULL AND "assignedAt" IS NOT NULL)),
  ADD CONSTRAINT "ProductKey_reserved_check" CHECK ("status" <> 'reserved' OR ("reservedUntil" IS NOT NULL AND "paymentId" IS NOT NULL));

-- What may still have to be brought to a buyer, money that no order was made for, mails not sent yet.
CREATE INDEX "OrderItem_open" ON "OrderItem" ("orderId") WHERE "deliveredAt" IS NULL;
CREATE INDEX "Payment_captured" ON "Payment" ("capturedAt") WHERE "status" = 'captured';
CREATE INDEX "Email_unsent" ON "Email" ("createdAt") WHERE "status" IN ('queued', 'sending', 'failed');

-- Search in the store: lower-case columns of what is searched, with trigram indexes for substrings. A
-- search fills its page rank by rank (docs/decisions/0023): each rank is read in order of popularity from
-- an index that carries the text, or, where few products match, from the rank's own trigram index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION softhaven_search_text(name text, publisher text, features text[], description text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(name || E'\n' || publisher || E'\n' || coalesce(array_to_string(features, E'\n'), '') || E'\n' || description);

CREATE FUNCTION softhaven_features_text(features text[])
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(coalesce(array_to_string(features, E'\n'), ''));

ALTER TABLE "Product"
  ADD COLUMN "searchText" text NOT NULL GENERATED ALWAYS AS (softhaven_search_text("name", "publisher", "features", "description")) STORED,
  ADD COLUMN "nameLower" text NOT NULL GENERATED ALWAYS AS (lower("name")) STORED,
  ADD COLUMN "publisherLower" text NOT NULL GENERATED ALWAYS AS (lower("publisher")) STORED,
  ADD COLUMN "featuresLower" text NOT NULL GENERATED ALWAYS AS (softhaven_features_text("features")) STORED;

CREATE INDEX "Product_searchText_trgm" ON "Product" USING gin ("searchText" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_name_trgm" ON "Product" USING gin ("nameLower" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_publisher_trgm" ON "Product" USING gin ("publisherLower" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_features_trgm" ON "Product" USING gin ("featuresLower" gin_trgm_ops) WHERE NOT "isHidden";
CREATE INDEX "Product_name_prefix" ON "Product" ("nameLower" text_pattern_ops) WHERE NOT "isHidden";

-- Listings: each sort can be read in order, ties by id.
CREATE INDEX "Product_by_popularity" ON "Product" ("rating" DESC, "id") INCLUDE ("nameLower", "publisherLower") WHERE NOT "isHidden";
CREATE INDEX "Product_by_price" ON "Product" ("price", "id") WHERE NOT "isHidden";
CREATE INDEX "Product_by_name" ON "Product" ("nameLower", "id") INCLUDE ("categoryId", "price", "rating") WHERE NOT "isHidden";
CREATE INDEX "Product_by_category" ON "Product" ("categoryId", "rating" DESC, "id") WHERE NOT "isHidden";
CREATE INDEX "Product_featured" ON "Product" ("rating" DESC, "id") WHERE "isFeatured" AND NOT "isHidden";
CREATE INDEX "Product_by_id" ON "Product" ("id" DESC) WHERE NOT "isHidden";
-- The back office searches hidden products too: the indexes of the store hold the visible ones only.
CREATE INDEX "Product_hidden" ON "Product" ("id") WHERE "isHidden";

-- Which products show an uploaded picture, asked for every page of the media library and before one is deleted.
CREATE INDEX "Product_uploaded_image" ON "Product" ("image") WHERE "image" LIKE '/media/%';
CREATE INDEX "Product_additionalImages" ON "Product" USING gin ("additionalImages");

-- Search in the back office: substrings of number, address and name, beginnings for terms too short for
-- trigrams, a provider's ids by their beginnings.
CREATE INDEX "Order_search_trgm" ON "Order"
  USING gin (lower("orderNumber" || E'\n' || "customerEmail" || E'\n' || "customerName") gin_trgm_ops);
CREATE INDEX "Order_email_prefix" ON "Order" (lower("customerEmail") text_pattern_ops);
CREATE INDEX "Order_name_prefix" ON "Order" (lower("customerName") text_pattern_ops);
CREATE INDEX "Payment_providerOrderId_prefix" ON "Payment" (lower("providerOrderId") text_pattern_ops);
CREATE INDEX "Payment_providerTransactionId_prefix" ON "Payment" (lower("providerTransactionId") text_pattern_ops);

-- Counters of rate-limiter-flexible, which can't be trusted to create its table at run time.
CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
