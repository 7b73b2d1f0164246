package hp41.compiler;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Checks the dependencies of the compiler. */
@AnalyzeClasses(packages = "hp41.compiler", importOptions = DoNotIncludeTests.class)
class CompilerArchitectureTest {

  @ArchTest
  static final ArchRule onlyOneClassWritesBytecode =
      noClasses()
          .that()
          .haveNameNotMatching("hp41.compiler.Code(\\$.*)?")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.objectweb.asm..");

  @ArchTest
  static final ArchRule compilerNeedsOnlyMachineMemoryAndNumbers =
      classes()
          .that()
          .haveNameNotMatching("hp41.compiler.Code(\\$.*)?")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "hp41.compiler",
              "hp41.event",
              "hp41.key",
              "hp41.machine",
              "hp41.memory",
              "hp41.number",
              "java..");
}
