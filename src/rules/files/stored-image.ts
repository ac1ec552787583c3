/** The form of a stored image's path: 32-character folder, slash, 23-character name and an extension (ENT-77, ENT-80, AMB-36). */
const storedImage = /^[0-9a-f]{32}\/[A-Za-z0-9._-]{23}\.[A-Za-z]{3,4}$/;

export const isStoredImagePath = (path: string): boolean => storedImage.test(path);

/** Where an image of the configuration is found: a stored image at the image service, anything else as it stands (EXT-10). */
export const imageAddress = (image: string): string => (isStoredImagePath(image) ? `/keeper/get/${image}` : image);
