export const firstName = 'پہلا نام';
export const lastName = 'آخری نام';
export const fullName = 'پورا نام';
export const phone = 'فون نمبر';
export const email = 'ای میل';
export const address = 'پتہ';
export const city = 'شہر';
export const cnic = 'شناختی کارڈ نمبر';
export const ntnNumber = 'NTN نمبر';
export const offers = 'آپ مجھ سے پیشکشوں اور خبروں کے لیے بھی رابطہ کر سکتے ہیں۔';

export const vehicle = 'گاڑی';
export const vinNumber = 'VIN';
export const color = 'رنگ';
export const mileage = 'طے شدہ فاصلہ';
export const odometer = 'اوڈومیٹر';
export const dealership = 'ڈیلرشپ';
export const preferredDealership = 'پسندیدہ ڈیلرشپ';
export const slot = 'دن اور وقت';

export const subject = 'موضوع';
export const message = 'پیغام';

export const bookingType = 'بکنگ کی قسم';
export const deliveryCity = 'ڈیلیوری کا شہر';

export const preferredDate = 'پسندیدہ تاریخ';
export const preferredTime = 'پسندیدہ وقت';
export const ownsVehicle = 'کیا آپ کے پاس گاڑی ہے؟';
export const licenseAgreement = 'ڈرائیونگ لائسنس اور شرائط';
export const responsibilityAgreement = 'نقصان کی ذمہ داری';

export const serviceType = 'سروس کی قسم';
export const serviceDate = 'سروس کی تاریخ';
export const additionalNotes = 'مزید تفصیل';
export const contactMe = 'مجھ سے رابطہ کریں';

export const requiredPart = 'درکار پرزہ';

export const cnicExpiryDate = 'شناختی کارڈ کی میعاد ختم ہونے کی تاریخ';
export const dateOfBirth = 'تاریخ پیدائش';
export const maritalStatus = 'ازدواجی حیثیت';
export const highestEducation = 'اعلیٰ ترین تعلیم';
export const institute = 'یونیورسٹی یا ادارہ';
export const passingYear = 'پاس کرنے کا سال';
export const technicalDiploma = 'ٹیکنیکل ڈپلوما';
export const technicalInstitute = 'ٹیکنیکل ادارہ';
export const technicalPassingYear = 'ڈپلوما پاس کرنے کا سال';
export const jobTitle = 'اسامی';
export const employmentStatus = 'ملازمت کی صورتحال';
export const unemployedReason = 'بے روزگاری کی وجہ اور آخری تنخواہ';
export const totalExperience = 'کل تجربہ';
export const currentDesignation = 'موجودہ عہدہ';
export const currentEmployer = 'موجودہ ادارہ';
export const employmentStartDate = 'ملازمت شروع ہونے کی تاریخ';
export const currentEmployerAddress = 'موجودہ ادارے کا پتہ';
export const presentSalary = 'موجودہ تنخواہ';
export const expectedSalary = 'متوقع تنخواہ';
export const noticePeriod = 'نوٹس کی مدت';
export const portfolioLink = 'پورٹ فولیو کا لنک';
export const responsibilities = 'آپ کی ذمہ داریاں';
export const relevantExperience = 'متعلقہ تجربہ';
export const additionalInfo = 'مزید معلومات';
export const cvFile = 'سی وی';
export const photoFile = 'تصویر';
export const applicantAgreement = 'آپ کی رضامندی';

export const facilityStatus = 'عمارت کی صورتحال';
export const businessType = 'کاروبار کی قسم';
export const ownershipType = 'ملکیت کی قسم';
export const businessYears = 'کاروبار کا کل تجربہ (سال)';
export const dealershipCity = 'ڈیلرشپ کا شہر';
export const province = 'صوبہ';
export const location = 'مقام';
export const proposedLocation = 'مجوزہ مقام';
export const proposedSize = 'مجوزہ رقبہ';
export const proposedDimensions = 'مجوزہ لمبائی اور چوڑائی';
export const dealerAgreement =
  'میں شرائط سے متفق ہوں، اور اس سے بھی کہ میری درخواست کے جائزے کے لیے یہ معلومات شیئر کی جائیں۔';

export const contactSubmitted = 'آپ کا پیغام مل گیا ہے!';
export const contactFailed = 'پیغام نہیں بھیجا جا سکا';
export const bookingSubmitted = 'گاڑی کی بکنگ کے لیے آپ کی درخواست مل گئی ہے';
export const bookingFailed = 'گاڑی کی بکنگ کی درخواست نہیں بھیجی جا سکی';
export const testDriveSubmitted = 'ٹیسٹ ڈرائیو کے لیے آپ کی درخواست مل گئی ہے';
export const testDriveFailed = 'ٹیسٹ ڈرائیو کی درخواست نہیں بھیجی جا سکی';
export const serviceSubmitted = 'سروس اپائنٹمنٹ کے لیے آپ کی درخواست مل گئی ہے';
export const serviceFailed = 'سروس اپائنٹمنٹ کی درخواست نہیں بھیجی جا سکی';
export const partsSubmitted = 'پرزے کے لیے آپ کی درخواست مل گئی ہے';
export const partsFailed = 'پرزے کی درخواست نہیں بھیجی جا سکی';
export const jobApplicationSubmitted = 'ملازمت کے لیے آپ کی درخواست مل گئی ہے!';
export const jobApplicationFailed = 'ملازمت کی درخواست نہیں بھیجی جا سکی';
export const serverError = 'سرور کی خرابی: {status} - {body}';
export const dealerApplicationSubmitted = 'ڈیلرشپ کے لیے آپ کی درخواست مل گئی ہے!';
export const dealerApplicationFailed = 'ڈیلرشپ کی درخواست نہیں بھیجی جا سکی';

export const received = 'موصول، ابھی جواب نہیں دیا گیا';
export const answered = 'زیرِ عمل';
export const completed = 'مکمل';
export const closed = 'بند';
